import { fromPromise } from 'xstate';
import type { Confirmation } from '../../../contract/user.ts';
import type { LinkAndPassword } from '../../machines/auth/email/verify-email.types.ts';
import type { EmailLinkService } from './email-link.ts';

/** What the actors of the verification screen do. */
export const verifyEmailActors = (emailLink: EmailLinkService) => ({
  confirmEmail: fromPromise<Confirmation, { code: string }>(({ input, signal }) =>
    emailLink.confirm(input.code, signal),
  ),
  confirmWithPassword: fromPromise<Confirmation, LinkAndPassword>(({ input, signal }) =>
    emailLink.confirmWithPassword(input, signal),
  ),
  resendMail: fromPromise<{ wait: number }, undefined>(({ signal }) => emailLink.resend(signal)),
});
