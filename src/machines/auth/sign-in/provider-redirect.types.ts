import type { ProviderName } from '../../../../contract/provider.ts';
import type { Failure } from '../../shared/failure.ts';

/** The page where the provider asks the user; null if the provider is not set up. */
export type RedirectUrl = string | null;

/**
 * Why an attempt with a provider ended without a sign-in: the host does not offer it; its URL could not be requested;
 * the user returned; or its page did not load in time.
 */
export type ProviderNotice = 'notSetUp' | 'failed' | 'canceled' | 'redirectTimedOut';

export interface ProviderRedirectInput {
  /** Null where none was chosen, which no path to the machine allows. */
  readonly provider: ProviderName | null;
}

/** How the attempt ended; both null where the user stopped waiting. */
export interface ProviderRedirectResult {
  readonly notice: ProviderNotice | null;
  /** Why the URL could not be requested. */
  readonly failure: Failure | null;
}

export interface ProviderRedirectContext extends ProviderRedirectInput, ProviderRedirectResult {}

/** The user returned from the provider with the browser's Back button. */
export interface ProviderRedirectEvent {
  readonly type: 'provider.abandoned';
}
