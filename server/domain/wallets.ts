import type { UserBenefits } from '../../contract/user.ts';
import { newId } from '../ids.ts';
import type { Database, DatabaseTransaction } from '../store/database.ts';

/** Opens the wallet of a new account with its grant, in the transaction that makes the account. */
export const openWallet = async (
  transaction: DatabaseTransaction,
  wallet: { userId: string; chats: number; now: number },
): Promise<void> => {
  await transaction
    .insertInto('wallets')
    .values({ user_id: wallet.userId, chats: wallet.chats, gold_coins: 0 })
    .execute();
  await transaction
    .insertInto('ledger')
    .values({
      entry_id: newId(wallet.now),
      user_id: wallet.userId,
      kind: 'grant',
      chats: wallet.chats,
      gold_coins: 0,
      reference: 'welcome',
      created_at: wallet.now,
    })
    .execute();
};

/** What the account has left to use. */
export const readBenefits = async (database: Database, userId: string): Promise<UserBenefits> => {
  const wallet = await database
    .selectFrom('wallets')
    .select(['chats', 'gold_coins'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { chats: wallet?.chats ?? 0, goldCoins: wallet?.gold_coins ?? 0, userId };
};
