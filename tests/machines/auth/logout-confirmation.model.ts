import { assign } from 'xstate';
import { logoutConfirmationMachine } from '../../../src/machines/auth/logout-confirmation.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';

/** Finds two drafts at the first request, none at the second, and so on. */
const machine = logoutConfirmationMachine.provide({
  actions: {
    countDrafts: assign(({ context }) => ({ userId: 'ann', count: context.count === 0 ? 2 : 0 })),
  },
});

export const model = modelOf(machine, { events: {}, actors: {} });
