import { randomBytes } from 'node:crypto';
import { hashSecret } from '../../shared/ids.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';

/** How many codes an account gets at once. */
export const recoveryCodeCount = 10;

/** Crockford's alphabet: without I, L, O and U, which are read or typed as other characters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Replaces the user's codes, and returns the new ones as they are shown once. */
export const replaceRecoveryCodes = async (
  transaction: DatabaseTransaction,
  userId: string,
): Promise<string[]> => {
  await deleteRecoveryCodes(transaction, userId);
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await transaction
    .insertInto('recovery_codes')
    .values(codes.map((shown) => ({ code_hash: hashRecoveryCode(shown), user_id: userId })))
    .execute();
  return codes;
};

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

export const deleteRecoveryCodes = async (
  transaction: DatabaseTransaction,
  userId: string,
): Promise<void> => {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
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
