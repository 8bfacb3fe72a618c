import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { Providers } from '../../../contract/sign-in/provider.ts';
import { code } from '../../../contract/envelope.ts';
import { login, register, Registration } from '../../../contract/sign-in/user.ts';
import type { Credentials, SignInResult } from '../../machines/auth/sign-in/sign-in.reducers.ts';
import { toAttempt } from '../../machines/shared/commands/command.ts';
import { ApiError } from '../http/api-error.ts';
import type { Http } from '../http/http.ts';
import { fetchOfferedProviders } from './offered-providers.ts';
import { toSignInOutcome } from './sign-in-outcome.ts';

/** Implements the actors of the sign-in panel. */
export const signInActors = ({ call }: { readonly call: Http['call'] }) => ({
  fetchProviders: fromPromise<Providers, undefined>(({ signal }) => fetchOfferedProviders(call, signal)),
  signIn: toAttempt(
    fromPromise<SignInResult, Credentials>(async ({ input, signal }) => {
      try {
        return await toSignInOutcome(call(login, input, signal));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== code.emailUnconfirmed) throw error;
        const { ticket } = v.parse(Registration, error.details);
        return { kind: 'registered', registration: { email: input.email.trim(), ticket } };
      }
    }),
  ),
  signUp: toAttempt(
    fromPromise<SignInResult, Credentials>(async ({ input, signal }) => {
      const registration = await call(register, input, signal);
      const ticket = registration?.ticket ?? null;
      return { kind: 'registered', registration: { email: input.email.trim(), ticket } };
    }),
  ),
});
