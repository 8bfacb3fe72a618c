import { code } from '../../../contract/envelope.ts';
import type { AccountExport } from '../../../contract/account.ts';
import type { Passkey } from '../../../contract/own-passkeys.ts';
import { toLanguage } from '../../locales/translate.ts';
import { passkeyLetter } from '../../mail/letters.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import type { Database } from '../../store/database.ts';
import type { PasskeyRow } from '../../store/schema-accounts.ts';
import { DomainError } from '../domain-error.ts';
import type { AccountDeps } from './account-deps.ts';
import { reauthenticate } from './reauthenticate.ts';
import { sendNotice } from './send-mail.ts';
import type { Caller } from './sessions.ts';

/** Returns the user's passkeys, oldest first. */
export const listPasskeys = async (database: Database, userId: string): Promise<Passkey[]> =>
  (await selectPasskeys(database, userId)).map(toPasskey);

/** Returns all stored data of the user's passkeys, none of which is secret. */
export const exportPasskeys = async (
  database: Database,
  userId: string,
): Promise<Pick<AccountExport, 'passkeys'>> => {
  const rows = await selectPasskeys(database, userId);
  return {
    passkeys: rows.map((row) => ({
      ...toPasskey(row),
      credentialId: row.credential_id,
      publicKey: row.public_key,
      counter: row.counter,
    })),
  };
};

/** Renames one of the caller's passkeys. Throws `notFound` for any other. */
export const renamePasskey = async (
  { database }: Pick<AccountDeps, 'database'>,
  caller: Caller,
  input: { passkeyId: string; name: string },
): Promise<Passkey> => {
  const row = await database
    .updateTable('passkeys')
    .set({ name: input.name })
    .where('passkey_id', '=', input.passkeyId)
    .where('user_id', '=', caller.userId)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) {
    throw passkeyNotFound();
  }
  return toPasskey(row);
};

/**
 * Removes one of the caller's passkeys and notifies the owner by mail. Throws `notFound` for any other passkey, and as
 * `reauthenticate` does.
 */
export const removePasskey = async (
  deps: AccountDeps,
  caller: Caller,
  input: { passkeyId: string; password: string | null; origin: ClientOrigin },
): Promise<void> => {
  await reauthenticate(deps, caller, input);
  const removed = await deps.database
    .deleteFrom('passkeys')
    .where('passkey_id', '=', input.passkeyId)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) {
    throw passkeyNotFound();
  }
  await notifyOwner(deps, caller, 'passkeyRemoved', input.origin);
};

/** Mails the owner of the account that a passkey was added or removed. */
export const notifyOwner = async (
  deps: AccountDeps,
  { userId }: Caller,
  change: 'passkeyAdded' | 'passkeyRemoved',
  origin: ClientOrigin,
): Promise<void> => {
  const owner = await deps.database
    .selectFrom('users')
    .select(['email', 'language'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await sendNotice(
    deps,
    passkeyLetter(change, {
      to: owner.email,
      productName: deps.config.productName,
      url: `${deps.lifecycle.publicUrl}/profile`,
      language: toLanguage(owner.language),
      origin: { time: deps.now(), client: origin },
    }),
  );
};

export const toPasskey = (row: PasskeyRow): Passkey => ({
  passkeyId: row.passkey_id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

const selectPasskeys = (database: Database, userId: string): Promise<PasskeyRow[]> =>
  database
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .execute();

const passkeyNotFound = (): DomainError => new DomainError(code.notFound, 'passkeyNotFound');
