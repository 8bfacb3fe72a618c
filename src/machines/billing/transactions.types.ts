import type { Ledger } from '../../../contract/subscription.ts';
import type { Failure } from '../shared/failure.ts';

export interface TransactionsContext {
  /** All that is known so far, newest entry first. */
  readonly ledger: Ledger | null;
  readonly failure: Failure | null;
}

export type TransactionsEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  | { readonly type: 'page.next' };

export type TransactionsTag = 'busy' | 'slow' | 'failed' | 'extending';
