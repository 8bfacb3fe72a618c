import { statSync } from 'node:fs';
import { writeBackup } from '../backups/backup-file.ts';
import { copyPostgres } from '../backups/postgres-backup.ts';
import { copySqlite } from '../backups/sqlite-backup.ts';
import type { Config } from '../config/config.ts';
import type { CommandResult } from './command-result.ts';
import { parseFileInput } from './file-input.ts';

export const backupUsage = [
  'npm run backup -- FILE             writes a backup of the database; servers may be running',
  'npm run backup -- FILE --force     replaces the file if it exists',
].join('\n');

/** Runs the command on the database that the server is configured with. `folder` is where a relative FILE is. */
export const runBackup = async (
  args: readonly string[],
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  folder: string,
): Promise<CommandResult> => {
  const input = parseFileInput(args, folder);
  if (input === null) {
    return { text: backupUsage, isSuccess: false };
  }
  await writeBackup(input.path, input, (copy) =>
    databaseUrl === null ? copySqlite(dataDir, copy) : copyPostgres(databaseUrl, copy),
  );
  const size = Math.ceil(statSync(input.path).size / 1000).toLocaleString('en');
  return { text: `The backup ${input.path} is written and checked (${size} kB).`, isSuccess: true };
};
