import { sql } from 'kysely';
import { code } from '../../contract/envelope.ts';
import type { Database, Dialect } from '../store/database.ts';
import { DomainError } from './domain-error.ts';

/**
 * How much an account may store, in bytes: the texts of its messages, notes, personas, mates with their cards, lorebooks,
 * memories and chapters in UTF-8, what undoing its imports restores, and 500 bytes for each message. At the limit nothing more is stored until something is deleted.
 */
export const maxStorageBytes = 200_000_000;

const bytesPerMegabyte = 1_000_000;

/**
 * More bytes than all but the messages and cards of an account can take, since their number and lengths are limited, and a chapter takes less
 * than an eighth of its messages.
 */
const maxOtherBytes = 120_000_000;

/** Returns how much the account stores, in bytes, including what can be restored after its deletion. */
export const readStoredBytes = async (
  database: Database,
  dialect: Dialect,
  userId: string,
): Promise<number> =>
  (await readMessageBytes(database, userId)) +
  (await readCardBytes(database, userId)) +
  (await readOtherBytes(database, dialect, userId));

/** Throws `limitReached` when the account stores more than it may, which rolls back what the transaction has written. */
export const assertWithinStorage = async (
  transaction: Database,
  dialect: Dialect,
  userId: string,
): Promise<void> => {
  const counted = (await readMessageBytes(transaction, userId)) + (await readCardBytes(transaction, userId));
  // Most accounts are far below the limit, which their messages and cards alone show.
  if (counted <= maxStorageBytes - maxOtherBytes) {
    return;
  }
  if (counted + (await readOtherBytes(transaction, dialect, userId)) > maxStorageBytes) {
    throw new DomainError(code.limitReached, 'storageLimit', { value: maxStorageBytes / bytesPerMegabyte });
  }
};

const readMessageBytes = async (database: Database, userId: string): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select cast(coalesce(sum(bytes), 0) as bigint) as bytes from room_sizes
      join rooms on rooms.room_id = room_sizes.room_id where rooms.user_id = ${userId}`.execute(database);
  return rows[0]?.bytes ?? 0;
};

/** Cards, also those that an import replaced. The databases know how long these are without reading them. */
const readCardBytes = async (database: Database, userId: string): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select cast(
      (select coalesce(sum(coalesce(octet_length(card), 0) + coalesce(octet_length(content), 0)), 0)
        from mates left join card_originals on card_originals.mate_id = mates.mate_id
        left join card_files on card_files.mate_id = mates.mate_id
        where owner_id = ${userId})
      + (select coalesce(sum(octet_length(former)), 0) from imported_items where user_id = ${userId})
      as bigint) as bytes`.execute(database);
  return rows[0]?.bytes ?? 0;
};

const readOtherBytes = async (database: Database, dialect: Dialect, userId: string): Promise<number> => {
  const sizeOf = (columns: string) =>
    dialect === 'postgres'
      ? sql.raw(`coalesce(sum(octet_length(${columns})), 0)`)
      : sql.raw(`coalesce(sum(length(cast(${columns} as blob))), 0)`);
  const { rows } = await sql<{ bytes: number }>`
    select cast(
      (select ${sizeOf("coalesce(notes, '')")} from rooms where user_id = ${userId})
      + (select ${sizeOf('name || pronouns || about')} from personas where user_id = ${userId})
      + (select ${sizeOf('name || profile')} from mates where owner_id = ${userId})
      + (select ${sizeOf('text')} from facts where user_id = ${userId})
      + (select ${sizeOf('text')} from chapters where user_id = ${userId})
      + (select coalesce(sum(bytes), 0) from lorebooks where user_id = ${userId})
      as bigint) as bytes`.execute(database);
  return rows[0]?.bytes ?? 0;
};
