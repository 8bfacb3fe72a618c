import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import { migrateToLatest } from './migrate.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** A connection, or the transaction that a caller has already begun: every query function takes either. */
export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

export type Dialect = 'sqlite' | 'postgres';

export interface OpenedDatabase {
  readonly database: Database;
  readonly dialect: Dialect;
  /** For what speaks to PostgreSQL by itself; null on the embedded database. */
  readonly pool: Pool | null;
  readonly close: () => Promise<void>;
}

export interface DatabaseOptions {
  /** The folder of the embedded database; made when it is not there. */
  readonly dataDir: string;
  /** A PostgreSQL address; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Hears of connections that broke while nobody used them. */
  readonly onIdleError?: (error: Error) => void;
}

/**
 * Opens the database and brings its tables up to date.
 * Throws `DataFolderInUse` when another server holds the folder.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenedDatabase> => {
  if (options.databaseUrl !== null) {
    // Loaded only where it is used: it would make every start slower.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(options.databaseUrl, options.onIdleError);
  }
  const opened = openSqlite(options.dataDir);
  try {
    await migrateToLatest(opened.database);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
};
