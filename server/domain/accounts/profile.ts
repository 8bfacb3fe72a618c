import { firstLetter } from '../../../contract/letters.ts';
import type { Profile } from '../../../contract/account/account.ts';
import type { Language } from '../../../contract/languages.ts';
import { code } from '../../../contract/envelope.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';
import { assertSafeFields } from '../safety/content-rules.ts';
import { hasNoAddress } from './address-of-nobody.ts';
import { judgeOwnWords } from './own-words.ts';

/**
 * Returns the user's own profile with a masked e-mail address. Throws `loginExpired` when the account no longer exists.
 */
export const readProfile = async (database: Database, userId: string): Promise<Profile> => {
  const user = await database
    .selectFrom('users')
    .select(['user_id', 'name', 'email', 'hue', 'language', 'password_hash', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) {
    throw new DomainError(code.loginExpired, 'loginExpired', { details: { reason: 'ended' } });
  }
  return {
    uuid: user.user_id,
    name: user.name ?? '',
    email: maskEmail(user.email),
    hue: user.hue ?? getDefaultHue(user.user_id),
    language: user.language,
    hasPassword: user.password_hash !== null,
    createdAt: user.created_at,
  };
};

/** Returns the user's own address; '' where there is none. */
export const readAddress = async (database: Database, userId: string): Promise<{ email: string }> => {
  const { email } = await database
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { email: hasNoAddress(email) ? '' : email };
};

/**
 * Updates only the given fields. An empty name removes the name. The user's mates are found by the new name. Throws
 * `contentRefused`.
 */
export const updateProfile = async (
  { database, now }: Pick<StoreDeps, 'database' | 'now'>,
  userId: string,
  input: { name?: string | undefined; hue?: number | undefined },
): Promise<Profile> => {
  assertSafeFields({ name: input.name ?? '' });
  const change = {
    ...(input.name === undefined ? {} : { name: input.name === '' ? null : input.name }),
    ...(input.hue === undefined ? {} : { hue: input.hue }),
  };
  if (Object.keys(change).length > 0) {
    await database.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set(change).where('user_id', '=', userId).execute();
      if (input.name !== undefined) {
        await touchMates(transaction, userId, now());
        await judgeOwnWords(transaction, { userId, now: now(), texts: [input.name] });
      }
    });
  }
  return readProfile(database, userId);
};

/** Marks the user's mates for reindexing, because they carry their creator's name. */
const touchMates = async (transaction: DatabaseTransaction, userId: string, time: number): Promise<void> => {
  await transaction
    .updateTable('mates')
    .set((build) => ({
      updated_at: build
        .case()
        .when('updated_at', '<', time)
        .then(time)
        .else(build('updated_at', '+', 1))
        .end(),
    }))
    .where('owner_id', '=', userId)
    .where('closed_at', 'is', null)
    .execute();
};

export const updateLanguage = async (
  database: Database,
  userId: string,
  language: Language,
): Promise<{ language: Language }> => {
  await database.updateTable('users').set({ language }).where('user_id', '=', userId).execute();
  return { language };
};

/** Returns the first letter and the domain of the address: enough to recognize one's own. '' where there is none. */
export const maskEmail = (email: string): string => {
  if (hasNoAddress(email)) {
    return '';
  }
  const at = email.lastIndexOf('@');
  const name = email.slice(0, Math.max(at, 0));
  const first = firstLetter(name);
  return `${first === name ? '' : first}******${email.slice(at)}`;
};

/** Returns the picture's default color, derived from the user id so that it is stable. */
export const getDefaultHue = (userId: string): number =>
  Buffer.from(userId).reduce((sum, byte) => (sum * 31 + byte) % 360, 7);
