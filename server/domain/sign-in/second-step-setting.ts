import { code } from '../../../contract/envelope.ts';
import type { AccountExport } from '../../../contract/account/account.ts';
import type { RecoveryCodes, SecondStepStatus } from '../../../contract/sign-in/own-second-step.ts';
import type { ClientOrigin } from '../../mail/origin-text.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';
import { withUserLock } from '../user-lock.ts';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { reauthenticate } from '../accounts/reauthenticate.ts';
import {
  activateRecoveryCodes,
  countRecoveryCodes,
  createRecoveryCodes,
  deleteRecoveryCodes,
} from './recovery-codes.ts';
import { endSteps } from '../accounts/second-step-rows.ts';
import type { Caller } from '../accounts/sessions.ts';

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
 * Returns the first recovery codes. Once they are confirmed, each sign-in asks for a passkey. Throws as `reauthenticate` does, and
 * `forbidden` without a passkey.
 */
export const turnOnSecondStep = async (
  deps: AccountDeps,
  caller: Caller,
  request: OwnerRequest,
): Promise<RecoveryCodes> => {
  await reauthenticate(deps, caller, request);
  return withUserLock(deps, caller.userId, async (transaction) => {
    await assertHasPasskey(transaction, caller.userId);
    return createRecoveryCodes(transaction, { userId: caller.userId, now: deps.now });
  });
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

/**
 * Returns new recovery codes, which replace the others once they are confirmed. Throws as `reauthenticate` does, and `notFound` while
 * the second step is off.
 */
export const renewRecoveryCodes = async (
  deps: AccountDeps,
  caller: Caller,
  request: OwnerRequest,
): Promise<RecoveryCodes> => {
  await reauthenticate(deps, caller, request);
  return withUserLock(deps, caller.userId, async (transaction) => {
    if ((await readSetting(transaction, caller.userId)).since === null) {
      throw new DomainError(code.notFound, 'secondStepOff');
    }
    return createRecoveryCodes(transaction, { userId: caller.userId, now: deps.now });
  });
};

/**
 * The owner has saved the codes that were created with the token: they replace all others, and each sign-in asks for a passkey.
 * Changes nothing when it is repeated. Throws `notFound` for codes that have expired or were replaced, and `forbidden` without a
 * passkey.
 */
export const confirmRecoveryCodes = async (
  deps: AccountDeps,
  { userId }: Caller,
  { token, origin }: { readonly token: string; readonly origin: ClientOrigin },
): Promise<SecondStepStatus> => {
  const notice = await withUserLock(deps, userId, async (transaction) => {
    if (!(await activateRecoveryCodes(transaction, { userId, token, now: deps.now }))) {
      return null;
    }
    const isChanged = await enableSecondStep(transaction, deps.now(), userId);
    return isChanged ? 'secondStepOn' : 'recoveryCodesRenewed';
  });
  if (notice !== null) {
    await notifyOwner(deps, userId, notice, origin);
  }
  return readSecondStep(deps.database, userId);
};

/** Returns false when it is on already. Throws `forbidden` without a passkey. */
const enableSecondStep = async (
  transaction: DatabaseTransaction,
  now: number,
  userId: string,
): Promise<boolean> => {
  await assertHasPasskey(transaction, userId);
  // The browser that signed up may not have fetched its session yet: close that path too.
  await transaction.deleteFrom('registrations').where('user_id', '=', userId).execute();
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ second_step_since: now })
    .where('user_id', '=', userId)
    .where('second_step_since', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const assertHasPasskey = async (transaction: DatabaseTransaction, userId: string): Promise<void> => {
  if ((await countPasskeys(transaction, userId)) === 0) {
    throw new DomainError(code.forbidden, 'passkeyNeeded');
  }
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
