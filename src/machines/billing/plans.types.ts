import type { SubscriptionInfo } from '../../../contract/subscription.ts';
import type { Failure } from '../shared/failure.ts';

export interface PlansContext {
  readonly info: SubscriptionInfo | null;
  /** Counts the exchanges that succeeded: an exchange that is sent again counts as the same. */
  readonly exchanges: number;
  readonly failure: Failure | null;
}

export type PlansEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'gold.exchange' }
  | { readonly type: 'load.cancel' };

export type PlansTag = 'busy' | 'slow' | 'failed' | 'exchanging';
