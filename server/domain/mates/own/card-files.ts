import { sql } from 'kysely';
import { code } from '../../../../contract/envelope.ts';
import { maxCardFilesBytes } from '../../../../contract/mates/own-mate.ts';
import type { Database, DatabaseTransaction } from '../../../store/database.ts';
import { DomainError } from '../../domain-error.ts';
import { assertWithinStorage } from '../../storage.ts';
import { withUserLock } from '../../user-lock.ts';
import type { MateDeps } from '../mate-deps.ts';
import { getOwnMateRow } from './user-mates.ts';

/**
 * Stores the file in which the card of one of the user's mates came with its pictures, in place of an earlier one. Throws `notFound`
 * for any other mate, and `limitReached` above what an account may store.
 */
export const saveCardFile = (
  deps: Pick<MateDeps, 'database' | 'dialect' | 'now'>,
  { userId, mateId, content }: { userId: string; mateId: string; content: Uint8Array },
): Promise<void> =>
  withUserLock(deps, userId, async (transaction) => {
    await getOwnMateRow(transaction, userId, mateId);
    await storeCardFile(transaction, deps, { userId, mateId, content });
  });

/** Does what `saveCardFile` does for a mate of the user's own, in a transaction that has the user's lock. */
export const storeCardFile = async (
  transaction: DatabaseTransaction,
  { dialect }: Pick<MateDeps, 'dialect'>,
  { userId, mateId, content }: { userId: string; mateId: string; content: Uint8Array },
): Promise<void> => {
  await transaction
    .insertInto('card_files')
    .values({ mate_id: mateId, content })
    .onConflict((conflict) => conflict.column('mate_id').doUpdateSet({ content }))
    .execute();
  const sizes = await readCardFileSizes(transaction, userId);
  if (sizes.reduce((sum, { bytes }) => sum + bytes, 0) > maxCardFilesBytes) {
    throw new DomainError(code.limitReached, 'cardFileLimit', { value: maxCardFilesBytes / 1_000_000 });
  }
  await assertWithinStorage(transaction, dialect, userId);
};

/** Returns the file in which the card of one of the user's mates came, in Base64; null without one. Throws `notFound` for any other mate. */
export const readCardFile = async (
  database: Database,
  { userId, mateId }: { userId: string; mateId: string },
): Promise<{ content: string | null }> => {
  await getOwnMateRow(database, userId, mateId);
  const row = await database
    .selectFrom('card_files')
    .select('content')
    .where('mate_id', '=', mateId)
    .executeTakeFirst();
  return { content: row === undefined ? null : Buffer.from(row.content).toString('base64') };
};

/** Returns how large the files of the user's cards are, in bytes. The databases know that without reading them. */
export const readCardFileSizes = async (
  database: Database,
  userId: string,
): Promise<{ mateId: string; bytes: number }[]> => {
  const { rows } = await sql<{ mateId: string; bytes: number }>`
    select mates.mate_id as "mateId", octet_length(content) as bytes from card_files
      join mates on mates.mate_id = card_files.mate_id where owner_id = ${userId} order by mates.mate_id`.execute(
    database,
  );
  return rows;
};
