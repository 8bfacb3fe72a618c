import type { Ledger } from '../../../contract/subscription.ts';
import type { LedgerCursor, TransactionsContext } from './transactions.types.ts';

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
