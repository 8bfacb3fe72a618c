import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Log } from '../../shared/log.ts';
import { emptyFileError, StartupError, storageError } from '../../shared/startup-errors.ts';
import { makeFolder } from './data-folder.ts';
import { findDamagedTexts } from './damaged-text.ts';
import type { Database, OpenedDatabase } from '../database.ts';
import { lockFolder, makePrivate } from './folder-lock.ts';
import { createHealth, type DatabaseHealth } from '../health.ts';
import { assertNothingLost, finishRestore } from './interrupted-restore.ts';
import { migrateToLatest } from '../migrate.ts';
import { watchTransactions, type StartTransaction } from '../watch-transactions.ts';
import type { Schema } from '../schema/schema.ts';
import { TransactionalSqliteDialect } from './sqlite-dialect.ts';
import { SqliteFile } from './sqlite-file.ts';
import { guardFile } from './sqlite-guard.ts';
import { busyTimeout, emptyJournalAtRest, hasJournal } from './sqlite-journal.ts';
import { openSqliteSignals } from './sqlite-signals.ts';
import { takeTurns } from './sqlite-turns.ts';

/**
 * Opens `mates.db` in the folder, which stays locked against other servers until `close`, and migrates its tables.
 * Throws `StartupError` for failures that an operator can fix.
 */
export const openSqlite = async (
  dataDir: string,
  log: Log | null,
  onTransaction: StartTransaction | null = null,
): Promise<OpenedDatabase> => {
  withStorageErrors(dataDir, () => makeFolder(dataDir));
  const release = lockFolder(dataDir);
  const path = join(dataDir, 'mates.db');
  try {
    const connection = withStorageErrors(path, () => {
      if (finishRestore(dataDir) !== undefined) {
        log?.warn('a restore that was interrupted is finished');
      }
      assertNothingLost(dataDir);
      prepareFile(path);
      return connectSqlite(path, log, onTransaction);
    });
    try {
      withStorageErrors(path, () => assertIntact(connection.file, path));
      await migrate(connection.database, path);
      // A process that was killed left earlier versions of rows there, also of rows that it had deleted.
      emptyJournal(connection.file, log);
      reportDamagedTexts(connection.file, path, log);
    } catch (error) {
      await connection.close();
      throw error;
    }
    const signals = openSqliteSignals(connection.file);
    connection.onWritten(signals.announceCommitted);
    const stopEmptying = emptyJournalAtRest(path, { database: connection.database, log });
    return {
      ...connection,
      dialect: 'sqlite',
      pool: null,
      connections: null,
      signals,
      close: async () => {
        await stopEmptying();
        emptyJournal(connection.file, log);
        await connection.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
};

const migrate = async (database: Database, path: string): Promise<void> => {
  try {
    await migrateToLatest(database, path);
  } catch (error) {
    throw error instanceof StartupError ? error : storageError(path, error);
  }
};

export interface SqliteConnection {
  readonly file: SqliteFile;
  readonly database: Database;
  readonly health: DatabaseHealth;
  /** Sets what is called after each statement that may have changed data. */
  readonly onWritten: (listener: () => void) => void;
  readonly close: () => Promise<void>;
}

/** Connects to the database in this file, created when missing. Takes no lock: that is the caller's responsibility. */
export const connectSqlite = (
  path: string,
  log: Log | null = null,
  onTransaction: StartTransaction | null = null,
): SqliteConnection => {
  const file = openDurably(path);
  const health = createHealth({ probe: () => probe(database), check: () => read(database), log });
  let afterWrite: () => void = () => undefined;
  const plain = new TransactionalSqliteDialect({ database: guardFile(file, health) });
  const dialect = watchTransactions(
    takeTurns(plain, () => afterWrite()),
    onTransaction,
  );
  const database = new Kysely<Schema>({ dialect });
  return {
    file,
    database,
    health,
    onWritten: (listener) => {
      afterWrite = listener;
    },
    close: async () => {
      health.close();
      await database.destroy();
      // Kysely closes only what it has used.
      if (file.isOpen) {
        file.close();
      }
    },
  };
};

/** Writes as much as a typical transaction: on a full disk a single page may still fit. */
const probe = (database: Database): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`create table disk_probe (content blob)`.execute(transaction);
    await sql`insert into disk_probe values (zeroblob(65536))`.execute(transaction);
    await sql`drop table disk_probe`.execute(transaction);
  });

const read = (database: Database): Promise<unknown> => sql`select 1`.execute(database);

/** Acknowledged writes must not be lost, so each commit waits for the disk. Deleted content is overwritten. */
const openDurably = (path: string): SqliteFile => {
  // SQLite gives its other files the same permissions as the database.
  makePrivate(path);
  const file = new SqliteFile(path);
  try {
    file.exec('PRAGMA busy_timeout = 1000');
    file.exec('PRAGMA journal_mode = WAL');
    file.exec('PRAGMA synchronous = FULL');
    file.exec('PRAGMA foreign_keys = ON');
    file.exec('PRAGMA secure_delete = ON');
    file.exec(`PRAGMA busy_timeout = ${String(busyTimeout)}`);
  } catch (error) {
    file.close();
    throw error;
  }
  return file;
};

/**
 * Creates the file when it is missing. It gets its name only after its header is written, so an empty file is never
 * ours. Throws `StartupError` for an empty one.
 */
const prepareFile = (path: string): void => {
  if (existsSync(path)) {
    if (statSync(path).size === 0 && !hasJournal(path)) {
      throw emptyFileError(path);
    }
    return;
  }
  const fresh = `${path}.new`;
  for (const suffix of ['', '-wal', '-shm']) {
    rmSync(`${fresh}${suffix}`, { force: true });
  }
  openDurably(fresh).close();
  renameSync(fresh, path);
};

/** Checking larger files would slow down startup; damage there shows when it is read. In bytes. */
const checkedSize = 64 * 1024 * 1024;

const assertIntact = (file: SqliteFile, path: string): void => {
  if (statSync(path).size > checkedSize) {
    return;
  }
  const [first] = file.readValues('select quick_check from pragma_quick_check limit 1');
  if (first !== 'ok') {
    throw storageError(path, Object.assign(new Error('quick_check failed'), { code: 'SQLITE_CORRUPT' }));
  }
};

/** Such a text is read with a replacement character, so it is no reason not to start. */
const reportDamagedTexts = (file: SqliteFile, path: string, log: Log | null): void => {
  if (log === null || statSync(path).size > checkedSize) {
    return;
  }
  const rows = findDamagedTexts(file);
  if (rows.length > 0) {
    log.warn({ rows }, 'texts in the database are not UTF-8; see npm run doctor');
  }
};

/** On a full disk the write-ahead log remains, and the next start reads it. */
const emptyJournal = (file: SqliteFile, log: Log | null): void => {
  try {
    file.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    log?.warn({ err: error }, 'the journal of the database was not emptied');
  }
};

/** Runs the work; rethrows failures as a `StartupError` that names the path. */
const withStorageErrors = <Result>(path: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    throw error instanceof StartupError ? error : storageError(path, error);
  }
};
