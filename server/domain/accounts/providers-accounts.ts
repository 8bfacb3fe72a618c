import type { UserInfo } from '../../../contract/user.ts';
import type { AccountExport } from '../../../contract/account.ts';
import type { AppDeps } from '../../dependencies.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { createAccount, normalizeEmail, startSession } from './accounts.ts';
import { sendRemovalMail, removeUnprovenPassword } from './unproven-password.ts';
import { linkedToAnotherAccount, credentialReused, type ProviderIdentity } from './providers.ts';

type ProviderDeps = Pick<
  AppDeps,
  'database' | 'now' | 'config' | 'limits' | 'mailer' | 'mailBudget' | 'log' | 'lifecycle'
>;

/**
 * Signs in whoever a provider vouches for. The provider's name for the person opens the account; only the first time the
 * address decides: an account with it is linked, or one is made. A password that the owner of the address may not have
 * set is removed, its sessions end, and the owner gets a mail about it. Throws `signInRefused` for a word that was used
 * before and for an address whose account another person of the same provider opens.
 */
export const signInWithProvider = async (
  deps: ProviderDeps,
  identity: ProviderIdentity,
  language: string,
): Promise<UserInfo> => {
  const { userId, removedFrom } = await deps.database.transaction().execute(async (transaction) => {
    await consumeCredential(transaction, deps.now(), identity);
    const opened =
      (await findLinked(transaction, identity)) ??
      (await linkAccount(transaction, deps.now(), identity, {
        language,
        chats: deps.config.grantChats,
      }));
    return { userId: opened, removedFrom: await removeUnprovenPassword(transaction, opened) };
  });
  if (removedFrom !== null) {
    await sendRemovalMail(deps, removedFrom, identity);
  }
  return startSession(deps, userId);
};

/** By which providers the user signs in. */
export const readProviderLinks = async (
  database: Database,
  userId: string,
): Promise<Pick<AccountExport, 'providers'>> => {
  const providers = await database
    .selectFrom('provider_links')
    .select(['provider', 'subject', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute();
  return { providers };
};

/** Forgets the used words that are too old to be tried again. */
export const purgeUsedCredentials = async (deps: Pick<AppDeps, 'database' | 'now'>): Promise<void> => {
  await deps.database.deleteFrom('used_credentials').where('expires_at', '<=', deps.now()).execute();
};

const consumeCredential = async (
  transaction: DatabaseTransaction,
  now: number,
  { provider, once }: ProviderIdentity,
): Promise<void> => {
  await transaction.deleteFrom('used_credentials').where('expires_at', '<=', now).execute();
  const used = await transaction
    .insertInto('used_credentials')
    .values({ credential_hash: once.hash, expires_at: once.expiresAt })
    .onConflict((conflict) => conflict.column('credential_hash').doNothing())
    .returning('credential_hash')
    .executeTakeFirst();
  if (used === undefined) {
    throw credentialReused(provider);
  }
};

const findLinked = async (
  transaction: DatabaseTransaction,
  { provider, subject }: ProviderIdentity,
): Promise<string | null> => {
  const row = await transaction
    .selectFrom('provider_links')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
};

const linkAccount = async (
  transaction: DatabaseTransaction,
  now: number,
  identity: ProviderIdentity,
  start: { language: string; chats: number },
): Promise<string> => {
  const email = normalizeEmail(identity.email);
  await deleteSignUps(transaction, email);
  const made = await createAccount(transaction, { ...start, email, passwordHash: null, now });
  const userId = made ?? (await getOwnerId(transaction, email));
  const linked = await transaction
    .insertInto('provider_links')
    .values({ provider: identity.provider, subject: identity.subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  // Nothing was written: the same person came in by two windows, or the account belongs to another of the provider's people.
  const opened = linked?.user_id ?? (await findLinked(transaction, identity));
  if (opened === null) {
    throw linkedToAnotherAccount(identity.provider);
  }
  return opened;
};

/**
 * Whoever signed up with the address without having confirmed it may not be its owner: their password, their link and
 * their browser's way in are gone.
 */
const deleteSignUps = async (transaction: DatabaseTransaction, email: string): Promise<void> => {
  await transaction
    .deleteFrom('registrations')
    .where('email', '=', email)
    .where('confirmed_at', 'is', null)
    .execute();
};

const getOwnerId = async (transaction: DatabaseTransaction, email: string): Promise<string> => {
  const { user_id: userId } = await transaction
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return userId;
};
