import type { UserBenefits } from '../../../contract/sign-in/user.ts';
import { newId } from '../../shared/ids.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';

/** Creates the wallet of a new account with its initial grant, in the transaction that creates the account. */
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

/**
 * Credits the wallet and inserts the ledger entry that explains it. Throws when the same reference was booked before.
 */
export const credit = async (
  transaction: DatabaseTransaction,
  gain: {
    userId: string;
    kind: 'grant' | 'purchase';
    reference: string;
    chats: number;
    goldCoins: number;
    now: number;
  },
): Promise<void> => {
  await transaction
    .updateTable('wallets')
    .set((column) => ({
      chats: column('chats', '+', gain.chats),
      gold_coins: column('gold_coins', '+', gain.goldCoins),
    }))
    .where('user_id', '=', gain.userId)
    .execute();
  await transaction
    .insertInto('ledger')
    .values({
      entry_id: newId(gain.now),
      user_id: gain.userId,
      kind: gain.kind,
      chats: gain.chats,
      gold_coins: gain.goldCoins,
      reference: gain.reference,
      created_at: gain.now,
    })
    .execute();
};

/**
 * Debits the wallet, by its balance at most, and inserts the ledger entry that explains it. Throws when the same
 * reference was booked before. The wallet is locked by an update that changes nothing, so that what is spent meanwhile waits.
 */
export const debit = async (
  transaction: DatabaseTransaction,
  loss: { userId: string; reference: string; chats: number; goldCoins: number; now: number },
): Promise<void> => {
  const wallet = await transaction
    .updateTable('wallets')
    .set((column) => ({ chats: column.ref('chats') }))
    .where('user_id', '=', loss.userId)
    .returning(['chats', 'gold_coins'])
    .executeTakeFirstOrThrow();
  const [chats, goldCoins] = [
    Math.min(wallet.chats, loss.chats),
    Math.min(wallet.gold_coins, loss.goldCoins),
  ];
  await transaction
    .updateTable('wallets')
    .set({ chats: wallet.chats - chats, gold_coins: wallet.gold_coins - goldCoins })
    .where('user_id', '=', loss.userId)
    .execute();
  await transaction
    .insertInto('ledger')
    .values({
      entry_id: newId(loss.now),
      user_id: loss.userId,
      kind: 'refund',
      chats: 0 - chats,
      gold_coins: 0 - goldCoins,
      reference: loss.reference,
      created_at: loss.now,
    })
    .execute();
};

/** Returns the account's current balances. */
export const readBenefits = async (database: Database, userId: string): Promise<UserBenefits> => {
  const wallet = await database
    .selectFrom('wallets')
    .select(['chats', 'gold_coins'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { chats: wallet?.chats ?? 0, goldCoins: wallet?.gold_coins ?? 0, userId };
};
