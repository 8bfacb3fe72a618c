import type { SubscriptionInfo } from '../../../contract/subscription.ts';

export interface PlansContext {
  readonly info: SubscriptionInfo | null;
  /** Counts the exchanges that succeeded: an exchange that is sent again counts as the same. */
  readonly exchanges: number;
}

export type PlansEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'gold.exchange' }
  | { readonly type: 'load.cancel' };

export type PlansTag = 'slow' | 'failed' | 'exchanging';
