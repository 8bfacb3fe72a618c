import { logoutConfirmationMachine } from '../../../src/machines/auth/logout-confirmation.machine.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';

export const model = modelOf(logoutConfirmationMachine, {
  events: {},
  actors: {
    countDrafts: {
      done: [
        { userId: 'ann', count: 0 },
        { userId: 'ann', count: 2 },
      ],
      error: [new Error('the texts did not come')],
    },
  },
});
