import { assign, setup } from 'xstate';

/** Planted for the tests of the mutants: one fault of each kind can be told by its stories, and one of each cannot. */
export const lampMachine = setup({
  types: {
    context: {} as { presses: number },
    events: {} as { type: 'lamp.press' } | { type: 'lamp.break' },
  },
  actions: { count: assign({ presses: ({ context }) => context.presses + 1 }), click: () => {} },
  guards: { isWhole: ({ context }) => context.presses < 3 },
  delays: { glow: 300 },
}).createMachine({
  id: 'lamp',
  description: 'A lamp that goes out by itself.',
  context: { presses: 0 },
  initial: 'off',
  states: {
    off: {
      on: {
        'lamp.press': { guard: 'isWhole', target: 'on', actions: ['count', 'click'] },
        'lamp.break': 'broken',
      },
    },
    on: { after: { glow: 'off' }, on: { 'lamp.press': 'on' } },
    broken: {},
  },
});
