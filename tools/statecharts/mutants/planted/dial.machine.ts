import { assign, setup } from 'xstate';

/** A machine of whose mutants some do not compile. */
export const dialMachine = setup({
  types: { context: {} as { turns: number }, events: {} as { type: 'dial.turn'; by: number } },
  actions: { setTurns: assign((_, turns: number) => ({ turns })) },
}).createMachine({
  id: 'dial',
  description: 'A dial that counts its turns.',
  context: () => ({ turns: 0 }),
  on: { 'dial.turn': { actions: { type: 'setTurns', params: ({ event }) => event.by } } },
});
