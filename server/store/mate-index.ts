import { sql } from 'kysely';
import type { Database, DatabaseTransaction, Dialect } from './database.ts';

/**
 * The full-text index of the mates, the only place where the databases differ: FTS5 on SQLite, a tsvector on
 * PostgreSQL. Words and terms consist of letters and digits only.
 */
export interface MateIndex {
  /** Replaces the mate's words. */
  readonly write: (
    transaction: DatabaseTransaction,
    mateId: string,
    words: readonly string[],
  ) => Promise<void>;
  /** Deletes all of the mate's words. */
  readonly remove: (transaction: DatabaseTransaction, mateId: string) => Promise<void>;
  /** Returns the mates that have, for each term, a word starting with it; unordered. */
  readonly match: (database: Database, terms: readonly string[]) => Promise<string[]>;
}

export const getMateIndex = (dialect: Dialect): MateIndex => indexes[dialect];

/** A trigger deletes the words. */
const removeEntry = async (transaction: DatabaseTransaction, mateId: string): Promise<void> => {
  await sql`delete from mate_entries where mate_id = ${mateId}`.execute(transaction);
};

const sqliteIndex: MateIndex = {
  write: async (transaction, mateId, words) => {
    await removeEntry(transaction, mateId);
    await sql`insert into mate_entries (mate_id) values (${mateId})`.execute(transaction);
    await sql`
      insert into mate_words (rowid, mate_id, words)
      select entry, mate_id, ${words.join(' ')} from mate_entries where mate_id = ${mateId}`.execute(
      transaction,
    );
  },
  remove: removeEntry,
  match: async (database, terms) => {
    const query = terms.map((term) => `"${term}"*`).join(' AND ');
    const found = await sql<Found>`select mate_id from mate_words where words match ${query}`.execute(
      database,
    );
    return found.rows.map((row) => row.mate_id);
  },
};

const postgresIndex: MateIndex = {
  write: async (transaction, mateId, words) => {
    const vector = [...new Set(words)].join(' ');
    await sql`
      insert into mate_words (mate_id, words) values (${mateId}, ${vector}::text::tsvector)
      on conflict (mate_id) do update set words = excluded.words
    `.execute(transaction);
  },
  remove: async (transaction, mateId) => {
    await sql`delete from mate_words where mate_id = ${mateId}`.execute(transaction);
  },
  match: async (database, terms) => {
    const query = terms.map((term) => `${term}:*`).join(' & ');
    const found = await sql<Found>`
      select mate_id from mate_words where words @@ ${query}::text::tsquery
    `.execute(database);
    return found.rows.map((row) => row.mate_id);
  },
};

interface Found {
  mate_id: string;
}

const indexes: Readonly<Record<Dialect, MateIndex>> = { sqlite: sqliteIndex, postgres: postgresIndex };
