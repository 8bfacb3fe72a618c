import { code } from '../../../contract/envelope.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';
import { endSessions } from './end-sessions.ts';
import { endSteps } from './second-step-rows.ts';

/** Throws `accountLocked` when an operator locked the account. Only for callers who have proven that it is theirs. */
export const assertNotLocked = async (database: Database, userId: string): Promise<void> => {
  const { locked_at: lockedAt } = await database
    .selectFrom('users')
    .select('locked_at')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (lockedAt !== null) {
    throw new DomainError(code.accountLocked, 'accountLocked');
  }
};

/** Locks the account and ends its sessions and links. Returns false when it is locked already. */
export const lockAccount = async (
  transaction: DatabaseTransaction,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ locked_at: now })
    .where('user_id', '=', userId)
    .where('locked_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    return false;
  }
  await revokeAccess(transaction, userId);
  return true;
};

/** Unlocks the account. Returns false when it is not locked. */
export const unlockAccount = async (transaction: DatabaseTransaction, userId: string): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ locked_at: null })
    .where('user_id', '=', userId)
    .where('locked_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/**
 * Revokes what opens an account without its password: sessions, links that sign in or set a password, and sign-ups and sign-ins that
 * are not complete. `userId` is null for all accounts. Returns the number of sessions that ended.
 */
export const revokeAccess = async (
  transaction: DatabaseTransaction,
  userId: string | null,
): Promise<number> => {
  const ended = await endSessions(transaction, { userId, except: null });
  await transaction
    .deleteFrom('password_resets')
    .$if(userId !== null, (query) => query.where('user_id', '=', userId))
    .execute();
  await endSteps(transaction, userId);
  return ended;
};
