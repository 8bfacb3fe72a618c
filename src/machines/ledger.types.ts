import type { Ledger } from '../../contract/subscription.ts';
import type { Failure } from './failure.ts';

export interface LedgerContext {
  /** All that is known so far, newest entry first. */
  readonly ledger: Ledger | null;
  readonly failure: Failure | null;
}

export type LedgerEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  | { readonly type: 'entries.more' };

export type LedgerTag = 'busy' | 'slow' | 'failed' | 'extending';
