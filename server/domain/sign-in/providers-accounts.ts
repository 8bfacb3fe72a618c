import type { UserInfo } from '../../../contract/sign-in/user.ts';
import type { AccountExport } from '../../../contract/account/account.ts';
import { toLanguage } from '../../shared/to-language.ts';
import { writeLetter } from '../../mail/letters.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { createAccount, normalizeEmail } from '../accounts/accounts.ts';
import { passFirstStep } from './first-step.ts';
import { readNoticeAddress } from '../accounts/notify-owner.ts';
import {
  credentialReused,
  linkedToAnotherAccount,
  providerLabels,
  type ProviderIdentity,
} from './providers.ts';
import { sendNotice } from '../accounts/send-mail.ts';
import { sendRemovalMail, removeUnprovenPassword } from './unproven-password.ts';

type ProviderDeps = Pick<
  AccountDeps,
  'database' | 'now' | 'config' | 'limits' | 'mailer' | 'mailBudget' | 'log' | 'lifecycle'
>;

/** The language and the origin of a sign-in's request. */
interface SignInRequest {
  readonly language: string;
  readonly origin: ClientOrigin;
}

/**
 * Signs in the person whom a provider vouches for. The provider's subject id identifies the account; on the first
 * sign-in the address decides: the account with it is linked, or a new one is created. A password that the owner of the
 * address may not have set is removed together with its sessions. The owner of a linked account is notified by mail. Throws
 * `signInRefused` for a reused credential, and for an address whose account is linked to another person of the same
 * provider, and as `passFirstStep` does.
 */
export const signInWithProvider = async (
  deps: ProviderDeps,
  identity: ProviderIdentity,
  { language, origin }: SignInRequest,
): Promise<UserInfo> => {
  const { userId, isJoined, removedFrom } = await deps.database.transaction().execute(async (transaction) => {
    await consumeCredential(transaction, deps.now(), identity);
    const known = await findLinked(transaction, identity);
    const opened =
      known === null
        ? await linkAccount(transaction, deps.now(), identity, { language, chats: deps.config.grantChats })
        : { userId: known, isJoined: false };
    return { ...opened, removedFrom: await removeUnprovenPassword(transaction, opened.userId) };
  });
  if (removedFrom !== null) {
    await sendRemovalMail(deps, removedFrom, identity);
  } else if (isJoined) {
    await sendLinkMail(deps, userId, { provider: providerLabels[identity.provider], origin });
  }
  return passFirstStep(deps, userId);
};

/** Returns the providers linked to the user's account. */
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

const consumeCredential = async (
  transaction: DatabaseTransaction,
  now: number,
  { provider, credential }: ProviderIdentity,
): Promise<void> => {
  await transaction.deleteFrom('used_credentials').where('expires_at', '<=', now).execute();
  const used = await transaction
    .insertInto('used_credentials')
    .values({ credential_hash: credential.hash, expires_at: credential.expiresAt })
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
): Promise<{ userId: string; isJoined: boolean }> => {
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
  // On a conflict the same person signed in concurrently, or the account is linked to another person of the provider.
  const opened = linked?.user_id ?? (await findLinked(transaction, identity));
  if (opened === null) {
    throw linkedToAnotherAccount(identity.provider);
  }
  return { userId: opened, isJoined: made === null && linked !== undefined };
};

/** Notifies the owner of an account that a provider can sign in to it from now on. */
const sendLinkMail = async (
  deps: ProviderDeps,
  userId: string,
  link: { readonly provider: string; readonly origin: ClientOrigin },
): Promise<void> => {
  const { email, language } = await readNoticeAddress(deps.database, userId);
  await sendNotice(
    deps,
    writeLetter('providerLinked', {
      to: email,
      productName: deps.config.productName,
      url: `${deps.lifecycle.publicUrl}/profile`,
      language: toLanguage(language),
      detail: link.provider,
      origin: { time: deps.now(), client: link.origin },
    }),
  );
};

/** Deletes unconfirmed sign-ups, whose author may not own the address: their password, link and ticket stop working. */
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
