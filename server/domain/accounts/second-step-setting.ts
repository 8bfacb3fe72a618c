import { code } from '../../../contract/envelope.ts';
import type { AccountExport } from '../../../contract/account.ts';
import type { RecoveryCodes, SecondStepStatus } from '../../../contract/own-second-step.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';
import { withUserLock } from '../user-lock.ts';
import type { AccountDeps } from './account-deps.ts';
import { notifyOwner } from './notify-owner.ts';
import { reauthenticate } from './reauthenticate.ts';
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { endSteps } from './second-step-rows.ts';
import type { Caller } from './sessions.ts';

/** A request of the owner, with the password of an account that has one. */
interface OwnerRequest {
  readonly password: string | null;
  readonly origin: ClientOrigin;
}

/** Returns the user's setting, as the profile shows it. */
export const readSecondStep = async (database: Database, userId: string): Promise<SecondStepStatus> => {
  const { since, codesLeft } = await readSetting(database, userId);
  return { on: since !== null, codesLeft };
};

/** Returns all stored data of the setting that is not secret. */
export const exportSecondStep = async (
  database: Database,
  userId: string,
): Promise<Pick<AccountExport, 'secondStep'>> => ({ secondStep: await readSetting(database, userId) });

/**
 * Asks for a passkey at each sign-in from now on, and returns the first recovery codes. Throws as `reauthenticate` does, and
 * `forbidden` without a passkey.
 */
export const turnOnSecondStep = async (
  deps: AccountDeps,
  caller: Caller,
  request: OwnerRequest,
): Promise<RecoveryCodes> => {
  await reauthenticate(deps, caller, request);
  const codes = await withUserLock(deps, caller.userId, async (transaction) => {
    if ((await countPasskeys(transaction, caller.userId)) === 0) {
      throw new DomainError(code.forbidden, 'passkeyNeeded');
    }
    await transaction
      .updateTable('users')
      .set({ second_step_since: deps.now() })
      .where('user_id', '=', caller.userId)
      .where('second_step_since', 'is', null)
      .execute();
    // The browser that signed up may not have fetched its session yet: close that path too.
    await transaction.deleteFrom('registrations').where('user_id', '=', caller.userId).execute();
    return replaceRecoveryCodes(transaction, caller.userId);
  });
  await notifyOwner(deps, caller.userId, 'secondStepOn', request.origin);
  return { codes };
};

/** Asks for nothing but the first step again. Throws as `reauthenticate` does. */
export const turnOffSecondStep = async (
  deps: AccountDeps,
  caller: Caller,
  request: OwnerRequest,
): Promise<void> => {
  await reauthenticate(deps, caller, request);
  const isChanged = await withUserLock(deps, caller.userId, (transaction) =>
    removeSecondStep(transaction, caller.userId),
  );
  if (isChanged) {
    await notifyOwner(deps, caller.userId, 'secondStepOff', request.origin);
  }
};

/** Replaces the recovery codes. Throws as `reauthenticate` does, and `notFound` while the second step is off. */
export const renewRecoveryCodes = async (
  deps: AccountDeps,
  caller: Caller,
  request: OwnerRequest,
): Promise<RecoveryCodes> => {
  await reauthenticate(deps, caller, request);
  const codes = await withUserLock(deps, caller.userId, async (transaction) => {
    if ((await readSetting(transaction, caller.userId)).since === null) {
      throw new DomainError(code.notFound, 'secondStepOff');
    }
    return replaceRecoveryCodes(transaction, caller.userId);
  });
  await notifyOwner(deps, caller.userId, 'recoveryCodesRenewed', request.origin);
  return { codes };
};

/** Turns off the second step and deletes the recovery codes. Returns false when it is off already. */
export const removeSecondStep = async (
  transaction: DatabaseTransaction,
  userId: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ second_step_since: null })
    .where('user_id', '=', userId)
    .where('second_step_since', 'is not', null)
    .executeTakeFirst();
  await deleteRecoveryCodes(transaction, userId);
  await endSteps(transaction, userId);
  return numUpdatedRows > 0n;
};

/** Throws `forbidden` when no passkey is left for the second step. The caller holds the user's lock. */
export const assertPasskeyLeft = async (transaction: DatabaseTransaction, userId: string): Promise<void> => {
  const { since } = await readSetting(transaction, userId);
  if (since !== null && (await countPasskeys(transaction, userId)) === 0) {
    throw new DomainError(code.forbidden, 'lastPasskeyNeeded');
  }
};

/** Returns since when the second step is on, null while it is off, and how many recovery codes are left. */
export const readSetting = async (
  database: Database,
  userId: string,
): Promise<AccountExport['secondStep']> => {
  const { second_step_since: since } = await database
    .selectFrom('users')
    .select('second_step_since')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { since, codesLeft: await countRecoveryCodes(database, userId) };
};

const countPasskeys = async (database: Database, userId: string): Promise<number> => {
  const { count } = await database
    .selectFrom('passkeys')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
};
