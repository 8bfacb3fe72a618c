import { setup } from 'xstate';

/** A page without a flow of its own: it is there, and that is all. */
export const stillMachine = setup({}).createMachine({
  id: 'still',
  description: 'A page that only shows something.',
  initial: 'shown',
  states: { shown: {} },
});
