import * as v from 'valibot';
import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { canonicalEmail } from '../../../contract/email-address.ts';
import { code } from '../../../contract/envelope.ts';
import { providers } from '../../../contract/provider.ts';
import { login, register, Registration } from '../../../contract/user.ts';
import type {
  Credentials,
  ProviderName,
  SignInEvent,
  SignInResult,
  RedirectUrl,
} from '../../machines/auth/sign-in/sign-in.types.ts';
import { toAttempt } from '../../machines/shared/commands/command.ts';
import { ApiError } from '../http/api-error.ts';
import type { Http } from '../http/http.ts';
import type { ProviderFlows } from './oauth-flow.ts';
import { toSignInOutcome } from './sign-in-outcome.ts';

interface Dependencies {
  readonly call: Http['call'];
  readonly flows: Pick<ProviderFlows, 'begin'>;
}

/** Implements the actors of the sign-in panel. */
export const signInActors = ({ call, flows }: Dependencies) => ({
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
      const registration = await call(register, input, signal).catch((error: unknown) => {
        throw withField(error, input);
      });
      const ticket = registration?.ticket ?? null;
      return { kind: 'registered', registration: { email: input.email.trim(), ticket } };
    }),
  ),
  requestProviderRedirect: toAttempt(
    fromPromise<RedirectUrl, { provider: ProviderName | null }>(async ({ input, signal }) => {
      const { provider } = input;
      const entries = await offered(call, signal);
      const entry = provider === null ? null : entries[provider];
      return provider === null || entry === null ? null : flows.begin(provider, entry);
    }),
  ),
  watchReturn: watchReturn(),
});

/** The server does not name the field that it refused. It checks the address first, by the same function. */
const withField = (error: unknown, { email }: Credentials): unknown =>
  error instanceof ApiError && error.kind === 'rejected' && error.code === code.invalid
    ? new ApiError(error.kind, error.message, {
        code: error.code,
        field: canonicalEmail(email) === null ? 'email' : 'password',
        cause: error,
      })
    : error;

/** Returns no providers for a host without the call. */
async function offered(call: Http['call'], signal: AbortSignal) {
  try {
    return await call(providers, {}, signal);
  } catch (error) {
    if (error instanceof ApiError && error.code === 404) return { google: null, discord: null };
    throw error;
  }
}

/** Reports when the page is shown again from the back/forward cache. */
const watchReturn = (page: Window = window) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) sendBack({ type: 'provider.abandoned' } satisfies SignInEvent);
    };
    page.addEventListener('pageshow', onShow);
    return () => page.removeEventListener('pageshow', onShow);
  });
