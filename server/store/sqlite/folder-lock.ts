import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError, storageError } from '../../shared/startup-errors.ts';
import { SqliteFile } from './sqlite-file.ts';

/** Another server uses the same data folder. */
export class DataFolderInUse extends StartupError {
  readonly folder: string;

  constructor(folder: string, options?: ErrorOptions) {
    super(
      `Another server is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      options,
    );
    this.name = 'DataFolderInUse';
    this.folder = folder;
  }
}

/**
 * Locks the folder for this process and returns the function that releases the lock. Throws `StartupError`. The lock is
 * an open transaction on a file of its own, which the operating system releases however the process dies: no stale lock
 * remains.
 */
export const lockFolder = (folder: string): (() => void) => {
  const path = join(folder, 'lock.db');
  const lock = openLock(path);
  try {
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isLocked(error) ? new DataFolderInUse(folder, { cause: error }) : storageError(path, error);
  }
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
};

/** Whether a server holds the folder now. */
export const isFolderInUse = (folder: string): boolean => {
  if (!existsSync(join(folder, 'lock.db'))) return false;
  try {
    lockFolder(folder)();
    return false;
  } catch (error) {
    if (error instanceof DataFolderInUse) return true;
    throw error;
  }
};

const openLock = (path: string): SqliteFile => {
  try {
    makePrivate(path);
    return new SqliteFile(path);
  } catch (error) {
    throw storageError(path, error);
  }
};

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

/** Creates the file if it is missing, and restricts it to its owner. */
export const makePrivate = (path: string): void => {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
};
