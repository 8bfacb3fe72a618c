import { assign, fromPromise, setup } from 'xstate';

export const turnstileMachine = setup({
  types: {
    context: {} as { coins: number },
    events: {} as { type: 'COIN'; worth: number } | { type: 'PUSH' },
  },
  actors: { count: fromPromise<number>(() => Promise.resolve(1)) },
  guards: { isEnough: (_, worth: number) => worth >= 10 },
  actions: { keep: assign({ coins: ({ context }) => context.coins + 1 }), click: () => {} },
}).createMachine({
  id: 'turnstile',
  context: { coins: 0 },
  initial: 'locked',
  states: {
    locked: {
      on: { COIN: { guard: { type: 'isEnough', params: ({ event }) => event.worth }, target: 'counting' } },
    },
    counting: { invoke: { src: 'count', id: 'count', onDone: 'open', onError: 'locked' } },
    open: { entry: ['keep', 'click'], on: { PUSH: 'locked' }, after: { 5000: 'locked' } },
    forgotten: {},
  },
});

export const samples = {
  events: { COIN: [{ worth: 5 }, { worth: 10 }] },
  actors: { count: { done: [1], error: [new Error('jammed')] } },
  view: () => null,
};
