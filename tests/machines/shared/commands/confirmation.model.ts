import { confirmationMachine } from '../../../../src/machines/shared/commands/confirmation.machine.ts';
import { isUnsupported } from '../../../../src/machines/shared/failure.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { missingCall } from '../../account/account-samples.ts';

/** The inputs: a question, and a form that asks in vain where the host has no such call. */
export const question = { roomId: 'room-1' };
export const form = { link: 'to a new password' };

export const model = modelOf(
  confirmationMachine.provide({
    guards: {
      staysOpen: ({ context }) => context.params === form,
      isFinal: ({ context }, failure) => context.params === form && isUnsupported(failure),
    },
  }),
  {
    events: { 'action.confirm': [{ answer: { email: 'ann@example.org' } }] },
    actors: { execute: { done: [true], error: [unreachable, missingCall] } },
    inputs: [question, form],
  },
);
