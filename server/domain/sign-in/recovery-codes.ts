import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { code } from '../../../contract/envelope.ts';
import type { RecoveryCodes } from '../../../contract/sign-in/own-second-step.ts';
import { days, type Now } from '../../shared/clock.ts';
import { hashSecret, newSecret } from '../../shared/ids.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import { DomainError } from '../domain-error.ts';

/** How many codes an account gets at once. */
const recoveryCodeCount = 10;

/** Crockford's alphabet: without I, L, O and U, which are read or typed as other characters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How long new codes can be confirmed, in milliseconds. */
const pendingLifetime = days(1);

/**
 * Returns new codes, which are shown once and valid once they are confirmed. The user's valid ones stay valid; others that are not
 * confirmed are replaced.
 */
export const createRecoveryCodes = async (
  transaction: DatabaseTransaction,
  { userId, now }: { readonly userId: string; readonly now: Now },
): Promise<RecoveryCodes> => {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const token = newSecret();
  const pending = {
    token_hash: hashSecret(token),
    code_hashes: JSON.stringify(codes.map(hashRecoveryCode)),
    expires_at: now() + pendingLifetime,
  };
  await transaction
    .insertInto('pending_recovery_codes')
    .values({ user_id: userId, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
    .execute();
  return { codes, token };
};

/**
 * Replaces all valid codes by those that were created with the token. Returns false when that was done before. Throws `notFound` for
 * codes that have expired or were replaced. The caller holds the user's lock.
 */
export const activateRecoveryCodes = async (
  transaction: DatabaseTransaction,
  { userId, token, now }: { readonly userId: string; readonly token: string; readonly now: Now },
): Promise<boolean> => {
  const pending = await transaction
    .selectFrom('pending_recovery_codes')
    .select('code_hashes')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (pending === undefined) {
    throw new DomainError(code.notFound, 'recoveryCodesReplaced');
  }
  if (pending.code_hashes === null) {
    return false;
  }
  const hashes = v.parse(CodeHashes, pending.code_hashes);
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ code_hash: hash, user_id: userId })))
    .execute();
  await transaction
    .updateTable('pending_recovery_codes')
    .set({ code_hashes: null })
    .where('user_id', '=', userId)
    .execute();
  return true;
};

const CodeHashes = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Uses up one of the user's codes. Returns false for any other. */
export const consumeRecoveryCode = async (
  transaction: DatabaseTransaction,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> => {
  const { numDeletedRows } = await transaction
    .deleteFrom('recovery_codes')
    .where('code_hash', '=', hashRecoveryCode(code))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Deletes the user's codes, also those that are not confirmed. */
export const deleteRecoveryCodes = async (
  transaction: DatabaseTransaction,
  userId: string,
): Promise<void> => {
  for (const table of ['recovery_codes', 'pending_recovery_codes'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
};

/** Returns how many codes the user has left. */
export const countRecoveryCodes = async (database: Database, userId: string): Promise<number> => {
  const { count } = await database
    .selectFrom('recovery_codes')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Returns 80 random bits in four groups. So many need no slow hash. */
const newRecoveryCode = (): string =>
  Array.from(randomBytes(16), (byte, index) => {
    const separator = index > 0 && index % 4 === 0 ? '-' : '';
    return `${separator}${alphabet.charAt(byte % alphabet.length)}`;
  }).join('');

/** Reads a code however it was typed. */
const hashRecoveryCode = (typed: string): string =>
  hashSecret(
    typed
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1'),
  );
