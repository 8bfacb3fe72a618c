import type { ProviderName } from '../../../contract/provider.ts';

/**
 * The check of a provider's response: this browser requested it; it requested another one or none; the request is too
 * old; the user cancelled; or the provider refused.
 */
export type Verdict = 'valid' | 'mismatched' | 'stale' | 'cancelled' | 'refused';

export interface CallbackResult {
  readonly provider: ProviderName;
  readonly verdict: Verdict;
}

export interface OauthCallbackContext {
  /** Null until the response is verified. */
  readonly provider: ProviderName | null;
}
