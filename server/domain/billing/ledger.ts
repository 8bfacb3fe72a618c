import type { Ledger, LedgerEntry, LedgerReason } from '../../../contract/billing/subscription.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { LedgerRow } from '../../store/schema/schema.ts';
import { isRefill } from './refill.ts';
import { listSubscriptions } from './subscriptions.ts';
import { readBenefits } from './wallets.ts';

const pageSize = 30;

/**
 * Returns the balances and a page of the entries that explain them, newest first. `before` is the oldest known entry.
 */
export const readLedger = async (
  { database, now }: Pick<StoreDeps, 'database' | 'now'>,
  input: { userId: string; before: string | null },
): Promise<Ledger> => {
  const { before } = input;
  const rows = await database
    .selectFrom('ledger')
    .selectAll()
    .where('user_id', '=', input.userId)
    // Settling a reserved chat does not change the balance.
    .where('kind', '!=', 'settle')
    .$if(before !== null, (query) => query.where('entry_id', '<', before ?? ''))
    .orderBy('entry_id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return {
    benefits: await readBenefits(database, input.userId),
    subscriptions: await listSubscriptions(database, input.userId, now()),
    entries: rows.slice(0, pageSize).map(toEntry),
    hasMore: rows.length > pageSize,
  };
};

const toEntry = (row: LedgerRow): LedgerEntry => ({
  entryId: row.entry_id,
  reason: toReason(row),
  chats: row.chats,
  goldCoins: row.gold_coins,
  createdAt: row.created_at,
});

const reasonOfGrant = (reference: string): LedgerReason => {
  if (isRefill(reference)) {
    return 'refill';
  }
  return reference.startsWith('subscription:') ? 'subscription' : 'welcome';
};

const toReason = ({ kind, reference }: LedgerRow): LedgerReason => {
  switch (kind) {
    case 'grant':
      return reasonOfGrant(reference);
    case 'release':
      return 'givenBack';
    case 'purchase':
      return 'purchase';
    case 'refund':
      return 'refund';
    case 'exchange':
      return 'exchange';
    case 'adjustment':
      return 'adjustment';
    default:
      return 'message';
  }
};
