import type { ProviderName } from '../../../contract/provider.ts';

/**
 * What is to be thought of an answer in the address: this browser asked for it; it asked for another one or none;
 * it asked too long ago; the person said no there; or the provider did.
 */
export type Verdict = 'asked' | 'mismatched' | 'stale' | 'cancelled' | 'refused';

export interface CallbackResult {
  readonly provider: ProviderName;
  readonly verdict: Verdict;
}

export interface OauthCallbackContext {
  /** Null until the answer is judged. */
  readonly provider: ProviderName | null;
}

export type OauthCallbackEvent = { readonly type: 'load.cancel' };
