import { readKind } from '../backups/backup-file.ts';
import { BackupError } from '../backups/backup-error.ts';
import { restorePostgres } from '../backups/postgres-backup.ts';
import { restoreSqlite } from '../backups/sqlite-backup.ts';
import type { Config } from '../config/config.ts';
import type { CommandResult } from './command-result.ts';
import { parseFileInput } from './file-input.ts';

export const restoreUsage = [
  'npm run restore -- FILE            restores a backup where no database is',
  'npm run restore -- FILE --force    moves what is there aside first; nothing is deleted',
].join('\n');

/** Runs the command for the database that the server is configured with. `folder` is where a relative FILE is. */
export const runRestore = async (
  args: readonly string[],
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  folder: string,
  now: () => number = Date.now,
): Promise<CommandResult> => {
  const input = parseFileInput(args, folder);
  if (input === null) {
    return { text: restoreUsage, isSuccess: false };
  }
  const { path, isForced } = input;
  const kind = await readKind(path);
  if (kind === 'postgres' && databaseUrl === null) {
    throw new BackupError(`${path} is a backup of PostgreSQL: set DATABASE_URL.`);
  }
  if (kind === 'sqlite' && databaseUrl !== null) {
    throw new BackupError(`${path} is a backup of the embedded database: remove DATABASE_URL.`);
  }
  const replaced =
    databaseUrl === null
      ? await restoreSqlite(path, { dataDir, isForced, now: now() })
      : await restorePostgres(path, { url: databaseUrl, isForced, now: now() });
  const aside = replaced === null ? '' : ` What was there before is in ${replaced}.`;
  return { text: `${path} is restored.${aside} Start the server.`, isSuccess: true };
};
