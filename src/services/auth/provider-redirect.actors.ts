import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type {
  ProviderRedirectEvent,
  ProviderRedirectInput,
  RedirectUrl,
} from '../../machines/auth/sign-in/provider-redirect.machine.ts';
import { toAttempt } from '../../machines/shared/commands/command.ts';
import type { Http } from '../http/http.ts';
import type { ProviderFlows } from './oauth-flow.ts';
import { fetchOfferedProviders } from './offered-providers.ts';

interface Dependencies {
  readonly call: Http['call'];
  readonly flows: Pick<ProviderFlows, 'begin'>;
}

/** Actors of `providerRedirect`. */
export const providerRedirectActors = ({ call, flows }: Dependencies) => ({
  requestProviderRedirect: toAttempt(
    fromPromise<RedirectUrl, ProviderRedirectInput>(async ({ input, signal }) => {
      const { provider } = input;
      const entries = await fetchOfferedProviders(call, signal);
      const entry = provider === null ? null : entries[provider];
      return provider === null || entry === null ? null : flows.begin(provider, entry);
    }),
  ),
  watchReturn: watchReturn(),
});

/** Reports when the page is shown again from the back/forward cache. */
const watchReturn = (page: Window = window) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) sendBack({ type: 'provider.abandoned' } satisfies ProviderRedirectEvent);
    };
    page.addEventListener('pageshow', onShow);
    return () => page.removeEventListener('pageshow', onShow);
  });
