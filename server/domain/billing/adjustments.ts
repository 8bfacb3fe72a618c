import { newId } from '../../shared/ids.ts';
import type { DatabaseTransaction } from '../../store/database.ts';

/**
 * Changes the balances by amounts that may be negative, and inserts the ledger entry that explains it. Returns false,
 * changing nothing, when a balance would be below zero.
 */
export const adjustBalances = async (
  transaction: DatabaseTransaction,
  change: { userId: string; reference: string; chats: number; goldCoins: number; now: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('wallets')
    .set((column) => ({
      chats: column('chats', '+', change.chats),
      gold_coins: column('gold_coins', '+', change.goldCoins),
    }))
    .where('user_id', '=', change.userId)
    .where('chats', '>=', 0 - change.chats)
    .where('gold_coins', '>=', 0 - change.goldCoins)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    return false;
  }
  await transaction
    .insertInto('ledger')
    .values({
      entry_id: newId(change.now),
      user_id: change.userId,
      kind: 'adjustment',
      chats: change.chats,
      gold_coins: change.goldCoins,
      reference: change.reference,
      created_at: change.now,
    })
    .execute();
  return true;
};
