import { fromPromise } from 'xstate';
import type { EmailLinkService } from './email-link.ts';

/** What the actors of the verification screen do. */
export const verifyEmailActors = (emailLink: EmailLinkService) => ({
  confirmEmail: fromPromise<void, { code: string }>(({ input, signal }) =>
    emailLink.confirm(input.code, signal),
  ),
  resendMail: fromPromise<{ wait: number }, undefined>(({ signal }) => emailLink.resend(signal)),
});
