import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { storageError } from '../shared/startup-errors.ts';
import { makeFolder } from '../store/sqlite/data-folder.ts';
import { lockFolder } from '../store/sqlite/folder-lock.ts';
import { finishRestore, listReplaced, toRestoredName } from '../store/sqlite/interrupted-restore.ts';
import { NoDatabase } from '../store/open/open-for-cli.ts';
import { connectSqlite } from '../store/sqlite/sqlite.ts';
import { isFileIntact, readFileMigrations } from '../store/sqlite/sqlite-check.ts';
import type { BackupKey } from './backup-key.ts';
import { BackupError, damagedError, noBackupError } from './backup-error.ts';
import { assertKnownMigrations, syncFolder, unpackBackup } from './backup-file.ts';

/**
 * Copies the embedded database. A server may be running: the copy is made in one read transaction, which does not block its
 * writes. Throws `StartupError`.
 */
export const copySqlite = async (dataDir: string, copy: string): Promise<void> => {
  const source = join(dataDir, 'mates.db');
  if (!existsSync(source)) {
    throw new NoDatabase(dataDir);
  }
  const { file, close } = connectSqlite(source);
  try {
    file.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`);
  } finally {
    await close();
  }
  if (!isFileIntact(copy)) {
    throw new BackupError(`${source} is damaged: restore an earlier backup. Nothing was written.`);
  }
};

interface SqliteTarget {
  readonly dataDir: string;
  readonly isForced: boolean;
  readonly now: number;
  /** What opens a file that is encrypted. */
  readonly key?: BackupKey | null;
}

/**
 * Restores the embedded database from the file into a folder without one. With `isForced` what is in the folder is moved
 * into a new folder in it, whose path is returned; otherwise null. Throws `StartupError`, also when a server uses the
 * folder.
 */
export const restoreSqlite = async (
  path: string,
  { dataDir, isForced, now, key = null }: SqliteTarget,
): Promise<string | null> => {
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw storageError(dataDir, error);
  }
  const release = lockFolder(dataDir);
  const copy = join(dataDir, 'mates.db.restoring');
  try {
    if (listReplaced(dataDir).length > 0 && !isForced) {
      throw new BackupError(
        `${dataDir} is not empty. Set DATA_DIR to another folder, or move what is there aside with \`-- --force\`.`,
      );
    }
    await unpackBackup(path, copy, key);
    checkCopy(path, copy);
    renameSync(copy, join(dataDir, toRestoredName(now)));
    await syncFolder(dataDir);
    const replaced = finishRestore(dataDir);
    await syncFolder(dataDir);
    return replaced ?? null;
  } finally {
    rmSync(copy, { force: true });
    release();
  }
};

const checkCopy = (path: string, copy: string): void => {
  assertKnownMigrations(path, readMigrations(path, copy));
  if (!isFileIntact(copy)) {
    throw damagedError(path);
  }
};

const readMigrations = (path: string, copy: string): string[] => {
  try {
    return readFileMigrations(copy);
  } catch (error) {
    // The file is complete: it is something else.
    throw noBackupError(path, error);
  }
};
