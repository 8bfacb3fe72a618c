import { code } from '../../../contract/envelope.ts';
import { deviceLinkSeconds } from '../../../contract/limits.ts';
import type { UserInfo } from '../../../contract/sign-in/user.ts';
import { days, minutes, seconds } from '../../shared/clock.ts';
import { hashSecret, newId, newSecret } from '../../shared/ids.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import { addressOfNobody } from '../accounts/address-of-nobody.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { createAccount } from '../accounts/accounts.ts';
import type { Caller } from '../accounts/sessions.ts';
import { DomainError } from '../domain-error.ts';
import { canBeHome, isHome } from '../home.ts';
import type { StoreDeps } from '../store-deps.ts';
import { passFirstStep } from './first-step.ts';

/** How long the owner's address can be opened, in milliseconds. */
export const ownerLinkLifetime = minutes(10);

/** How long a link for another device can be opened, in milliseconds. */
export const deviceLinkLifetime = seconds(deviceLinkSeconds);

/** How long it is known of a link that it was used, in milliseconds. */
export const usedLinkLifetime = days(1);

/** Where the link of a secret leads. It is in the fragment, which browsers do not send to servers, so no access log can contain it. */
export const toLinkPath = (secret: string): string => `/sign-in-link#signIn=${secret}`;

type LinkDeps = Pick<StoreDeps, 'database' | 'now'>;

/** Makes an address of which the opener becomes the owner of this server. Returns the secret; earlier ones no longer work. */
export const createOwnerLink = async ({ database, now }: LinkDeps): Promise<string> => {
  await database
    .deleteFrom('sign_in_links')
    .where('user_id', 'is', null)
    .where('used_at', 'is', null)
    .execute();
  return insertLink({ database, now }, { userId: null, provenAt: null, lifetime: ownerLinkLifetime });
};

/**
 * Makes a link that signs another device in to the caller's account, whose owner is as proven there as here. Throws `notAvailable` where
 * this is no home.
 */
export const createDeviceLink = async (
  deps: LinkDeps & Pick<AccountDeps, 'config'>,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
): Promise<{ secret: string; expiresAt: number }> => {
  if (!(await isHome(deps))) {
    throw new DomainError(code.notAvailable, { english: 'This server is no home.' });
  }
  const expiresAt = deps.now() + deviceLinkLifetime;
  const { provenAt } = await deps.database
    .selectFrom('sessions')
    .select((column) => column.fn.coalesce('proven_at', 'created_at').as('provenAt'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return { secret: await insertLink(deps, { userId, provenAt, lifetime: deviceLinkLifetime }), expiresAt };
};

const insertLink = async (
  { database, now }: LinkDeps,
  {
    userId,
    provenAt,
    lifetime,
  }: { readonly userId: string | null; readonly provenAt: number | null; readonly lifetime: number },
): Promise<string> => {
  const secret = newSecret();
  await database
    .insertInto('sign_in_links')
    .values({
      code_hash: hashSecret(secret),
      user_id: userId,
      proven_at: provenAt,
      expires_at: now() + lifetime,
    })
    .execute();
  return secret;
};

interface OpenedLink {
  readonly secret: string;
  /** Whether the request comes from a browser of the computer that the server runs on, and through nothing. */
  readonly isOnThisComputer: boolean;
  readonly language: string;
}

/**
 * Signs in who opens a link, once. The owner's address makes this server a home, with the owner's account if there is none. Throws
 * `notFound` for a link that is too old or unknown, `signInRefused` for one that was used, `forbidden` for the owner's address on
 * another computer, and as `passFirstStep` does. What is thrown does not use it up, but for a second step that is asked for.
 */
export const openSignInLink = async (deps: AccountDeps, opened: OpenedLink): Promise<UserInfo> => {
  const link = await deps.database.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('sign_in_links')
      .selectAll()
      .where('code_hash', '=', hashSecret(opened.secret))
      .executeTakeFirst();
    if (found === undefined || !canBeHome(deps.config)) {
      throw tooOld();
    }
    if (found.used_at !== null) {
      throw usedAlready();
    }
    if (found.expires_at <= deps.now()) {
      throw tooOld();
    }
    if (found.user_id === null && !opened.isOnThisComputer) {
      throw new DomainError(code.forbidden, {
        english: 'This address works on the computer that the server runs on.',
      });
    }
    const { numUpdatedRows } = await transaction
      .updateTable('sign_in_links')
      .set({ used_at: deps.now() })
      .where('code_hash', '=', found.code_hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      throw usedAlready();
    }
    return { ...found, userId: found.user_id ?? (await openHome(deps, transaction, opened.language)) };
  });
  try {
    return await passFirstStep(deps, link.userId, link.proven_at);
  } catch (error) {
    // Without a session it is as unused as before: the device may open it again.
    if (!(error instanceof DomainError) || error.code !== code.secondStepRequired) {
      await deps.database
        .updateTable('sign_in_links')
        .set({ used_at: null })
        .where('code_hash', '=', link.code_hash)
        .execute();
    }
    throw error;
  }
};

const homeId = 'home';

/** Returns the owner's account, which is created where there is none. From then on this server is a home. */
const openHome = async (
  deps: AccountDeps,
  transaction: DatabaseTransaction,
  language: string,
): Promise<string> => {
  const now = deps.now();
  // Writes first, so that of two addresses opened at the same time one waits for the other.
  const { owner_id: ownerId } = await transaction
    .insertInto('homes')
    .values({ home_id: homeId, owner_id: null, opened_at: now })
    .onConflict((conflict) => conflict.column('home_id').doUpdateSet({ home_id: homeId }))
    .returning('owner_id')
    .executeTakeFirstOrThrow();
  if (ownerId !== null) {
    return ownerId;
  }
  const email = addressOfNobody(newId(now));
  const userId = await createAccount(transaction, {
    email,
    passwordHash: null,
    language,
    chats: deps.config.grantChats,
    now,
  });
  if (userId === null) {
    throw new Error('The address of a new owner is taken.');
  }
  await transaction.updateTable('homes').set({ owner_id: userId }).where('home_id', '=', homeId).execute();
  return userId;
};

const tooOld = (): DomainError =>
  new DomainError(code.notFound, { english: 'This link is too old, or is none of this server.' });

const usedAlready = (): DomainError =>
  new DomainError(code.signInRefused, { english: 'This link was used already.' });
