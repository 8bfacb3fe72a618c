import { canonicalEmail } from '../../../contract/sign-in/email-address.ts';
import type { StoreDeps } from '../store-deps.ts';
import { newId } from '../../shared/ids.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { openWallet } from '../billing/wallets.ts';

/** Returns the form under which an address is stored and compared. */
export const normalizeEmail = (email: string): string => canonicalEmail(email) ?? foldSpelling(email);

const foldSpelling = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/**
 * Returns the account with this address; null when there is none. Two accounts that providers opened for two spellings of
 * one address, before both had one form, are each found under their own.
 */
export const findByEmail = async (
  database: Database,
  email: string,
): Promise<{ user_id: string; email: string; password_hash: string | null } | null> => {
  const users = await database
    .selectFrom('users')
    .select(['user_id', 'email', 'password_hash'])
    .where('email', 'in', [foldSpelling(email), normalizeEmail(email)])
    .execute();
  return users.find((user) => user.email === foldSpelling(email)) ?? users[0] ?? null;
};

/**
 * Creates the account with its wallet and initial grant. Returns null when the address already has an account. A given
 * password counts as proven: the caller has verified that the owner of the address set it.
 */
export const createAccount = async (
  transaction: DatabaseTransaction,
  account: { email: string; passwordHash: string | null; language: string; chats: number; now: number },
): Promise<string | null> => {
  const userId = newId(account.now);
  const made = await transaction
    .insertInto('users')
    .values({
      user_id: userId,
      email: account.email,
      password_hash: account.passwordHash,
      password_proven: account.passwordHash === null ? 0 : 1,
      language: account.language,
      nfsw: 0,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (made === undefined) {
    return null;
  }
  await openWallet(transaction, { userId, chats: account.chats, now: account.now });
  return userId;
};

/** Returns whether a confirmed account with this address exists. */
export const hasAccount = async (deps: Pick<StoreDeps, 'database'>, email: string): Promise<boolean> => {
  const user = await deps.database
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return user !== undefined;
};

/** Returns whether anybody has an account on this server. */
export const hasAnyAccount = async (database: Database): Promise<boolean> =>
  (await database.selectFrom('users').select('user_id').limit(1).executeTakeFirst()) !== undefined;
