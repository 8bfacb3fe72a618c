import { canonicalEmail } from '../../../contract/email-address.ts';
import { code } from '../../../contract/envelope.ts';
import type { Credentials, UserInfo } from '../../../contract/user.ts';
import type { AccountDeps } from './account-deps.ts';
import type { StoreDeps } from '../store-deps.ts';
import { newId } from '../../shared/ids.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { passFirstStep } from './first-step.ts';
import { recognizeOrigin, type Origin } from './known-devices.ts';
import { tryPassword } from './password-attempt.ts';
import { DomainError } from '../domain-error.ts';
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
 * Signs in with an e-mail address and a password. The response and the work done are the same whether the address is
 * unknown, unconfirmed or the password is wrong. Throws `wrongCredentials`, and as `passFirstStep` does.
 */
export const signIn = async (
  deps: AccountDeps,
  credentials: Credentials,
  origin: Origin,
): Promise<UserInfo> => {
  const email = normalizeEmail(credentials.email);
  const user = await findByEmail(deps.database, credentials.email);
  const known = await recognizeOrigin(deps, user?.user_id ?? null, origin);
  const attempt = await deps.limits.login({ email, address: origin.address, ...known });
  const lane = known.deviceId === null ? 'unknown' : 'known';
  const { password } = credentials;
  const isMatch = await tryPassword(attempt, user?.password_hash ?? null, { password, lane });
  if (user === null || !isMatch) {
    throw new DomainError(code.wrongCredentials, 'wrongCredentials');
  }
  return passFirstStep(deps, user.user_id);
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
