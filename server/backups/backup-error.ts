import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../shared/startup-errors.ts';

/** A backup or a restore that was not made. The message is one line: the subject, the reason and what to do. */
export class BackupError extends StartupError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

/** For a file that cannot be written; errors that are already explained are returned as they are. */
export const writeError = (path: string, error: unknown): Error => {
  if (error instanceof StartupError) {
    return error;
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Some folders of the system accept no files.
  const isRefused = code === 'ENOENT' && existsSync(dirname(path));
  const reason = isRefused
    ? 'that folder takes no files'
    : reasons.find(([pattern]) => pattern.test(code))?.[1];
  const fallback = error instanceof Error ? error.message : String(error);
  return new BackupError(`Cannot write ${path}: ${reason ?? fallback}.`, { cause: error });
};

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(?:ENOSPC|EDQUOT|SQLITE_FULL)/, 'the disk is full'],
  [/^ENOENT/, 'the folder does not exist'],
  [/^ENOTDIR/, 'it is not in a folder'],
  [/^SQLITE_(?:CORRUPT|NOTADB)/, 'the database is damaged; restore an earlier backup'],
  [/^EROFS/, 'the disk is read-only'],
  [/^(?:EACCES|EPERM|SQLITE_CANTOPEN)/, 'the current user may not write there'],
];

export const damagedError = (path: string, error?: unknown): BackupError =>
  new BackupError(`${path} is damaged. Use another backup.`, { cause: error });

export const noBackupError = (path: string, error?: unknown): BackupError =>
  new BackupError(`${path} is not a backup that \`npm run backup\` wrote.`, { cause: error });

/** For one that is encrypted, where the key is another one. */
export const otherKeyError = (path: string, error?: unknown): BackupError =>
  new BackupError(`${path} is encrypted for another key. Name its file with \`-- --key KEYFILE\`.`, {
    cause: error,
  });

/** For a backup of a database that a newer version of this program has migrated. */
export const newerBackupError = (path: string, migration: string): BackupError =>
  new BackupError(
    `${path} was written by a newer version of the server (${migration}). Install that version first.`,
  );
