import type { Kysely, Transaction } from 'kysely';
import type { Log } from '../log.ts';
import type { DatabaseHealth } from './health.ts';
import type { Queryable } from './postgres-pool.ts';
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
  readonly pool: Queryable | null;
  readonly health: DatabaseHealth;
  readonly close: () => Promise<void>;
}

/** Where the database is. */
export interface DatabaseLocation {
  /** The folder of the embedded database; made when it is not there. */
  readonly dataDir: string;
  /** A PostgreSQL address; null for the embedded database. */
  readonly databaseUrl: string | null;
}

export interface DatabaseOptions extends DatabaseLocation {
  /** The longest that PostgreSQL may take to accept a connection or to answer a statement, in milliseconds. */
  readonly timeout?: number;
  /** How long the start waits for a PostgreSQL that is away, in milliseconds. */
  readonly wait?: number;
  /** Called once, with a sentence, when the start has to wait. */
  readonly onWaiting?: (sentence: string) => void;
  readonly log?: Log;
}

/** The defaults of `timeout` and `wait`, in milliseconds. */
export const defaultTimeout = 10_000;
const defaultWait = 30_000;

/**
 * Opens the database and brings its tables up to date. Throws `StartupError` for what an operator can put right, among
 * them `DataFolderInUse` when another server holds the folder.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenedDatabase> => {
  const { databaseUrl, dataDir, timeout = defaultTimeout, wait = defaultWait, log = null } = options;
  if (databaseUrl === null) {
    return openSqlite(dataDir, log);
  }
  // Loaded only where they are used: they would make every start slower.
  const { preparePostgres } = await import('./postgres-start.ts');
  const { openPostgres } = await import('./postgres.ts');
  await preparePostgres(databaseUrl, { timeout, wait, onWaiting: options.onWaiting ?? (() => undefined) });
  return openPostgres(databaseUrl, { timeout, log });
};
