import { code } from '../../../contract/envelope.ts';
import type { AccountExport } from '../../../contract/account/account.ts';
import type { Passkey } from '../../../contract/sign-in/own-passkeys.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import type { Database } from '../../store/database.ts';
import type { PasskeyRow } from '../../store/schema/accounts.ts';
import { DomainError } from '../domain-error.ts';
import { withUserLock } from '../user-lock.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { reauthenticate } from '../accounts/reauthenticate.ts';
import { assertPasskeyLeft } from './second-step-setting.ts';
import type { Caller } from '../accounts/sessions.ts';

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
 * Removes one of the caller's passkeys and notifies the owner by mail. Throws `notFound` for any other passkey, `forbidden`
 * for the last one while the second step is on, and as `reauthenticate` does.
 */
export const removePasskey = async (
  deps: AccountDeps,
  caller: Caller,
  input: { passkeyId: string; password: string | null; origin: ClientOrigin },
): Promise<void> => {
  await reauthenticate(deps, caller, input);
  await withUserLock(deps, caller.userId, async (transaction) => {
    const removed = await transaction
      .deleteFrom('passkeys')
      .where('passkey_id', '=', input.passkeyId)
      .where('user_id', '=', caller.userId)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) {
      throw passkeyNotFound();
    }
    await assertPasskeyLeft(transaction, caller.userId);
  });
  await notifyOwner(deps, caller.userId, 'passkeyRemoved', input.origin);
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
