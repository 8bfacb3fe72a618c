import { assign, setup } from 'xstate';

/** A machine for the tests of the mutants: its stories catch one fault of each kind, and miss one of each. */
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
