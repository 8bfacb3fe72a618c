import { emailChangeMachine } from '../../../../src/machines/account/email/email-change.machine.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import type { EmailReport } from '../../../../src/machines/account/email/email-change.types.ts';
import { modelOf } from '../../../../tools/statechart-tests/model.ts';
import { unreachable } from '../../mates/catalogue-samples.ts';
import { createParent } from '../../support/parent.ts';
import { ada, emailPending, wrongPassword } from '../account-samples.ts';

export const sameAddress = new ApiError('rejected', 'This is already the address of your account.', {
  code: 4000,
});

const { parentRef } = createParent<EmailReport>();

export const model = modelOf(emailChangeMachine, {
  input: { parentRef },
  events: { 'email.submit': [{ email: 'grace@example.org', password: 'old one' }] },
  actors: {
    fetchChange: { done: [emailPending, null], error: [new Error('broken')] },
    requestChange: { done: [emailPending], error: [sameAddress, wrongPassword] },
    cancelChange: { done: [null], error: [unreachable] },
    checkChange: {
      done: [
        { pending: emailPending, email: ada.email },
        { pending: null, email: 'g******@example.org' },
      ],
      error: [unreachable],
    },
    watchVisibility: { error: [new Error('no visibility event')] },
  },
  view: ({ failure }) => ({ code: failure?.code ?? null }),
});
