import { sql } from 'kysely';
import type { Database, Dialect } from './database.ts';

/**
 * Erases deleted rows from the embedded database's files: freed pages retain old copies until the file is rewritten,
 * and the write-ahead log until it is truncated. PostgreSQL does so itself over time.
 */
export const eraseFreedPages = async (database: Database, dialect: Dialect): Promise<void> => {
  if (dialect === 'sqlite') {
    await sql`VACUUM`.execute(database);
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
  }
};
