import { sql } from 'kysely';
import type { Database, DatabaseTransaction, Dialect } from './database.ts';

/**
 * The full-text index of the mates, the one place where the two databases differ: FTS5 on SQLite, a tsvector on
 * PostgreSQL. Words and terms consist of letters and digits only.
 */
export interface MateIndex {
  /** Puts the mate's words in the place of those it had. */
  readonly write: (
    transaction: DatabaseTransaction,
    mateId: string,
    words: readonly string[],
  ) => Promise<void>;
  /** Lets nothing of the mate's words stay. */
  readonly remove: (transaction: DatabaseTransaction, mateId: string) => Promise<void>;
  /** The mates that have, for each term, a word that begins with it; in no order. */
  readonly match: (database: Database, terms: readonly string[]) => Promise<string[]>;
}

export const getMateIndex = (dialect: Dialect): MateIndex => indexes[dialect];

const sqliteIndex: MateIndex = {
  write: async (transaction, mateId, words) => {
    await sql`delete from mate_words where mate_id = ${mateId}`.execute(transaction);
    await sql`insert into mate_words (mate_id, words) values (${mateId}, ${words.join(' ')})`.execute(
      transaction,
    );
  },
  remove: async (transaction, mateId) => {
    await sql`delete from mate_words where mate_id = ${mateId}`.execute(transaction);
  },
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
