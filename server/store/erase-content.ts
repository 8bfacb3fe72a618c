import { sql } from 'kysely';
import type { Database, Dialect } from './database.ts';

/**
 * Erases deleted rows from the embedded database's files: freed pages retain old copies until the file is rewritten,
 * and the write-ahead log until it is truncated. PostgreSQL does so itself over time.
 */
export const eraseFreedPages = async (database: Database, dialect: Dialect): Promise<void> => {
  if (dialect === 'sqlite') {
    await sql`VACUUM`.execute(database);
  }
  await eraseJournal(database, dialect);
};

/**
 * Erases earlier versions of rows from the embedded database's write-ahead log, however large the database is. The file itself
 * has none of them: `secure_delete` overwrites what is deleted.
 */
export const eraseJournal = async (database: Database, dialect: Dialect): Promise<void> => {
  if (dialect === 'sqlite') {
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
  }
};
