import { emailChangeMachine } from '../../../src/machines/account/email-change.machine.ts';
import { ApiError } from '../../../src/services/http/api-error.ts';
import { modelOf } from '../../../tools/statechart-tests/model.ts';
import { unreachable } from '../mates/catalogue-samples.ts';
import { emailPending, wrongPassword } from './account-samples.ts';

export const sameAddress = new ApiError('rejected', 'This is already the address of your account.', {
  code: 4000,
});

export const model = modelOf(emailChangeMachine, {
  events: { 'email.submit': [{ email: 'grace@example.org', password: 'old one' }] },
  actors: {
    fetchChange: { done: [emailPending, null], error: [new Error('broken')] },
    requestChange: { done: [emailPending], error: [sameAddress, wrongPassword] },
    cancelChange: { done: [null], error: [unreachable] },
  },
  view: ({ failure }) => ({ code: failure?.code ?? null }),
});
