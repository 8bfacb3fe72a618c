import type { Ledger } from '../../../contract/subscription.ts';
import type { PageLoadedEvent } from '../shared/pager.ts';

export interface TransactionsContext {
  /** All entries loaded so far, the newest first. */
  readonly ledger: Ledger | null;
}

/** The id of the entry before which a page begins. */
export type LedgerCursor = { readonly before: string };

export type TransactionsEvent = { readonly type: 'load.retry' } | PageLoadedEvent<Ledger>;

export type TransactionsTag = 'failed';
