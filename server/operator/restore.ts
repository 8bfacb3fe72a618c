import { readKind } from '../backups/backup-file.ts';
import { BackupError } from '../backups/backup-error.ts';
import { restorePostgres } from '../backups/postgres-backup.ts';
import { restoreSqlite } from '../backups/sqlite-backup.ts';
import type { Config } from '../config/config.ts';
import type { CommandResult } from './command-result.ts';
import { parseFileInput } from './file-input.ts';
import { findKey } from './find-key.ts';

export const restoreUsage = [
  'npm run restore -- FILE            restores a backup where no database is',
  'npm run restore -- FILE --force    moves what is there aside first; nothing is deleted',
  'npm run restore -- FILE --key KEYFILE   opens an encrypted one with another key than DATA_DIR/backup-key.txt',
].join('\n');

/** Runs the command for the database that the server is configured with. `folder` is where a relative FILE is. */
export const runRestore = async (
  args: readonly string[],
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  folder: string,
  now: () => number = Date.now,
): Promise<CommandResult> => {
  const input = parseFileInput(args, folder, {
    force: { type: 'boolean', default: false },
    key: { type: 'string' },
  });
  if (input === null) {
    return { text: restoreUsage, isSuccess: false };
  }
  const {
    path,
    values: { force: isForced, key: keyFile },
  } = input;
  const key = await findKey(path, { dataDir }, { folder, keyFile });
  const kind = await readKind(path, key);
  if (kind === 'postgres' && databaseUrl === null) {
    throw new BackupError(`${path} is a backup of PostgreSQL: set DATABASE_URL.`);
  }
  if (kind === 'sqlite' && databaseUrl !== null) {
    throw new BackupError(`${path} is a backup of the embedded database: remove DATABASE_URL.`);
  }
  const replaced =
    databaseUrl === null
      ? await restoreSqlite(path, { dataDir, isForced, now: now(), key })
      : await restorePostgres(path, { url: databaseUrl, isForced, now: now(), key });
  const aside = replaced === null ? '' : ` What was there before is in ${replaced}.`;
  return { text: `${path} is restored.${aside} Start the server.`, isSuccess: true };
};
