import type { Ledger } from '../../../contract/subscription.ts';
import type { Failure } from '../shared/failure.ts';

export interface TransactionsContext {
  /** All entries loaded so far, the newest first. */
  readonly ledger: Ledger | null;
  /** Why older entries were not loaded. */
  readonly failure: Failure | null;
}

export type TransactionsEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  | { readonly type: 'page.next' };

export type TransactionsTag = 'slow' | 'failed' | 'loadingMore';
