import { emailVerificationMachine } from '../../../../src/machines/auth/email/email-verification.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { ann } from '../../app/shell-samples.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';

export const model = modelOf(emailVerificationMachine, {
  events: { 'xstate.done.actor.check.*': [], 'xstate.error.actor.check.*': [] },
  actors: {
    watchVisibility: { error: [new Error('no visibility event')] },
    checkVerified: { done: [{ verified: false }, { verified: true, userInfo: ann }], error: [unreachable] },
  },
  // One check that hangs shows what each does.
  within: ({ context: { hung } }, { type }) => hung === 0 || !type.includes('.checkLimit.'),
  inputs: [{ email: 'ann@example.org', ticket: 'ticket' }],
});
