import { fromPromise } from 'xstate';
import { code as codes } from '../../../contract/envelope.ts';
import type { Passkey } from '../../../contract/sign-in/own-passkeys.ts';
import {
  readPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '../../../contract/sign-in/password-reset.ts';
import type { LinkAndNewPassword, MailedLink } from '../../machines/auth/email/password-reset.machine.ts';
import type { SignInOutcome } from '../../machines/auth/sign-in/sign-in.reducers.ts';
import { toConfirmation } from '../../machines/shared/commands/confirmation.ts';
import { isUnsupported } from '../../machines/shared/failure.ts';
import type { Services } from '../shared/services.ts';
import { toSignInOutcome } from './sign-in-outcome.ts';

/** Actors of `passwordReset`. */
export const passwordResetActors = ({ call }: Pick<Services, 'call'>) => ({
  requestLink: toConfirmation<MailedLink, MailedLink, undefined>(
    fromPromise(async ({ input, signal }) => {
      const email = input.email.trim();
      await call(requestPasswordReset, { email }, signal);
      return { email };
    }),
    { isFinal: isUnsupported, staysOpen: true },
  ),
  readLink: fromPromise<readonly Passkey[], { code: string }>(
    async ({ input, signal }) => (await call(readPasswordReset, input, signal)).passkeys,
  ),
  setPassword: toConfirmation<SignInOutcome, LinkAndNewPassword, { code: string }>(
    fromPromise(({ input, signal }) => toSignInOutcome(call(resetPassword, input, signal))),
    { isFinal: ({ code }) => code === codes.notFound, staysOpen: true },
  ),
});
