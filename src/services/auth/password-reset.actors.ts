import { fromPromise } from 'xstate';
import type { Passkey } from '../../../contract/own-passkeys.ts';
import { readPasswordReset, requestPasswordReset, resetPassword } from '../../../contract/password-reset.ts';
import type { LinkAndNewPassword } from '../../machines/auth/email/password-reset.types.ts';
import type { SignInOutcome } from '../../machines/auth/sign-in/sign-in.types.ts';
import type { Services } from '../shared/services.ts';
import { toSignInOutcome } from './sign-in-outcome.ts';
import { fromCall } from '../http/from-call.ts';

/** Actors of `passwordReset`. */
export const passwordResetActors = ({ call }: Pick<Services, 'call'>) => ({
  requestLink: fromCall(call, requestPasswordReset),
  readLink: fromPromise<readonly Passkey[], { code: string }>(
    async ({ input, signal }) => (await call(readPasswordReset, input, signal)).passkeys,
  ),
  setPassword: fromPromise<SignInOutcome, LinkAndNewPassword>(({ input, signal }) =>
    toSignInOutcome(call(resetPassword, input, signal)),
  ),
});
