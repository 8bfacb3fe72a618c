import type { Log } from '../../shared/log.ts';
import type { StartTransaction } from '../watch-transactions.ts';
import type { OpenedDatabase } from '../database.ts';
import { openSqlite } from '../sqlite/sqlite.ts';

/** The location of the database. */
export interface DatabaseLocation {
  /** The folder of the embedded database; created when missing. */
  readonly dataDir: string;
  /** A PostgreSQL URL; null for the embedded database. */
  readonly databaseUrl: string | null;
}

export interface DatabaseOptions extends DatabaseLocation {
  /** The timeout for PostgreSQL to accept a connection or to answer a statement, in milliseconds. */
  readonly timeout?: number;
  /** How long startup waits for an unavailable PostgreSQL, in milliseconds. */
  readonly wait?: number;
  /** Called once, with a message, when startup has to wait. */
  readonly onWaiting?: (sentence: string) => void;
  readonly log?: Log;
  /** Watches transactions. */
  readonly onTransaction?: StartTransaction | null;
}

/** The defaults of `timeout` and `wait`, in milliseconds. */
export const defaultTimeout = 10_000;
const defaultWait = 30_000;

/**
 * Opens the database and migrates its tables. Throws `StartupError` for failures that an operator can fix, including
 * `DataFolderInUse` when another server holds the folder.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenedDatabase> => {
  const {
    databaseUrl,
    dataDir,
    timeout = defaultTimeout,
    wait = defaultWait,
    log = null,
    onTransaction = null,
  } = options;
  if (databaseUrl === null) {
    return openSqlite(dataDir, log, onTransaction);
  }
  // Loaded only when used, because they slow down every start.
  const { preparePostgres } = await import('../postgres/postgres-start.ts');
  const { openPostgres } = await import('../postgres/postgres.ts');
  await preparePostgres(databaseUrl, { timeout, wait, onWaiting: options.onWaiting ?? (() => undefined) });
  return openPostgres(databaseUrl, { timeout, log, onTransaction });
};
