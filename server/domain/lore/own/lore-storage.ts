import { sql } from 'kysely';
import { code } from '../../../../contract/envelope.ts';
import type { Database, Dialect } from '../../../store/database.ts';
import { DomainError } from '../../domain-error.ts';
import { assertWithinStorage } from '../../storage.ts';

/** How much the lorebooks of an account may store, in bytes, with what can be restored after its deletion. */
export const maxLoreBytes = 20_000_000;
const bytesPerMegabyte = 1_000_000;

/** The size that is counted for an entry besides its JSON, in bytes. */
const entryBytes = 200;

export const sizeOfEntry = (source: string): number => Buffer.byteLength(source) + entryBytes;

/** Throws `limitReached` when the user's books store more than they may, or the account does, which rolls back the transaction. */
export const assertWithinLore = async (
  transaction: Database,
  dialect: Dialect,
  userId: string,
): Promise<void> => {
  const { bytes } = await transaction
    .selectFrom('lorebooks')
    .select(sql<number>`cast(coalesce(sum(bytes), 0) as bigint)`.as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (bytes > maxLoreBytes) {
    throw new DomainError(code.limitReached, 'lorebookStorageLimit', {
      value: maxLoreBytes / bytesPerMegabyte,
    });
  }
  await assertWithinStorage(transaction, dialect, userId);
};

/** Records a change of a book's entries. */
export const touchBook = async (
  transaction: Database,
  bookId: string,
  { now, bytes }: { readonly now: number; readonly bytes: number },
): Promise<void> => {
  await transaction
    .updateTable('lorebooks')
    .set((set) => ({
      revision: set('revision', '+', 1),
      bytes: set('bytes', '+', bytes),
      updated_at: now,
    }))
    .where('book_id', '=', bookId)
    .execute();
};
