import type { ProviderName } from '../../contract/provider.ts';

/**
 * What is to be thought of an answer in the address: this browser asked for it; it never asked for any; it asked for
 * another; it asked too long ago; the person said no there; or the provider did.
 */
export type Verdict = 'asked' | 'unasked' | 'mismatched' | 'stale' | 'cancelled' | 'refused';

export interface Judgement {
  readonly provider: ProviderName;
  readonly verdict: Verdict;
}

export interface ProviderReturnContext {
  /** Null until the answer is judged. */
  readonly provider: ProviderName | null;
}

export type ProviderReturnEvent =
  | { readonly type: 'offer.accept' }
  | { readonly type: 'offer.decline' }
  | { readonly type: 'load.cancel' };
