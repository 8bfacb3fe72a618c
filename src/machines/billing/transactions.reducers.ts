import type { Ledger } from '../../../contract/billing/subscription.ts';
import type { PageLoadedEvent } from '../shared/pager.ts';

export interface TransactionsContext {
  /** All entries loaded so far, the newest first. */
  readonly ledger: Ledger | null;
}

/** The id of the entry before which a page begins. */
export type LedgerCursor = { readonly before: string };

export type TransactionsEvent = { readonly type: 'load.retry' } | PageLoadedEvent<Ledger>;

export type TransactionsTag = 'failed';

/** Where the entries after the last one of this page begin; null where there are none. */
export function nextPage(ledger: Ledger | null): LedgerCursor | null {
  const last = ledger?.hasMore === true ? ledger.entries.at(-1) : undefined;
  return last === undefined ? null : { before: last.entryId };
}

/** Returns the page with the entries loaded before it. */
export const withOlder = ({ ledger }: TransactionsContext, page: Ledger): Ledger => ({
  ...page,
  entries: [...(ledger?.entries ?? []), ...page.entries],
});
