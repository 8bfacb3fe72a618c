import { sql } from 'kysely';
import type { Database, Dialect } from './database.ts';

/**
 * Lets nothing of deleted rows stay in the embedded database's files: pages that were split keep old copies until the
 * file is written anew, and the journal keeps them until it is emptied. PostgreSQL does so by itself, with time.
 */
export const eraseFreedPages = async (database: Database, dialect: Dialect): Promise<void> => {
  if (dialect === 'sqlite') {
    await sql`VACUUM`.execute(database);
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
  }
};
