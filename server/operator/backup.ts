import { statSync } from 'node:fs';
import { join } from 'node:path';
import { writeBackup, type Encryption } from '../backups/backup-file.ts';
import { backupKeyName, openBackupKey, readBackupKey } from '../backups/backup-key.ts';
import { copyPostgres } from '../backups/postgres-backup.ts';
import { NoScratchDatabase, proveBackup, type BackupProof } from '../backups/prove-backup.ts';
import { copySqlite } from '../backups/sqlite-backup.ts';
import type { Config } from '../config/config.ts';
import type { CommandResult } from './command-result.ts';
import { parseFileInput } from './file-input.ts';
import { findKey } from './find-key.ts';

export const backupUsage = [
  'npm run backup -- FILE             writes a backup of the database; servers may be running',
  'npm run backup -- FILE --force     replaces the file if it exists',
  'npm run backup -- FILE --encrypt   encrypts it with age for the key in DATA_DIR/backup-key.txt, which is made once,',
  '                                   and proves the file: opens it with the key, and restores it somewhere else',
  'npm run backup -- FILE --prove     proves a file that is there; --key KEYFILE names the key of another server',
].join('\n');

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Runs the command on the database that the server is configured with. `folder` is where a relative FILE is. */
export const runBackup = async (
  args: readonly string[],
  place: Place,
  folder: string,
): Promise<CommandResult> => {
  const input = parseFileInput(args, folder, {
    force: { type: 'boolean', default: false },
    encrypt: { type: 'boolean', default: false },
    prove: { type: 'boolean', default: false },
    key: { type: 'string' },
  });
  const isProving = input?.values.prove === true && !input.values.encrypt;
  if (input === null || (input.values.key !== undefined && !isProving)) {
    return { text: backupUsage, isSuccess: false };
  }
  const { path, values } = input;
  if (isProving) return { text: await prove(path, place, { folder, keyFile: values.key }), isSuccess: true };
  const proofs: string[] = [];
  const encryption = values.encrypt
    ? await openEncryption(place, (sentence) => void proofs.push(sentence))
    : null;
  await writeBackup(path, { isForced: values.force, encryption }, (copy) =>
    place.databaseUrl === null ? copySqlite(place.dataDir, copy) : copyPostgres(place.databaseUrl, copy),
  );
  const size = Math.ceil(statSync(path).size / 1000).toLocaleString('en');
  const written = `The backup ${path} is written and checked (${size} kB).`;
  return { text: [written, ...proofs].join('\n'), isSuccess: true };
};

/** The key is named and never printed: what a program prints may be in the log of a job. */
const openEncryption = async (place: Place, tell: (sentence: string) => void): Promise<Encryption> => {
  const isNew = (await readBackupKey(place.dataDir)) === null;
  const key = await openBackupKey(place.dataDir);
  const file = join(place.dataDir, backupKeyName);
  const prove = async (path: string): Promise<void> => {
    try {
      tell(`Proved: ${describe(await proveBackup(path, place, key))}`);
    } catch (error) {
      if (!(error instanceof NoScratchDatabase)) throw error;
      tell(`Not proved by a restore, only opened with the key. ${error.message}`);
    }
    tell(`It is encrypted for the key in ${file}: nothing else opens it.`);
    if (isNew) tell('That key is new. Keep a copy of the file in another place, not beside the backups.');
  };
  return { key, prove };
};

const prove = async (
  path: string,
  place: Place,
  { folder, keyFile }: { readonly folder: string; readonly keyFile: string | undefined },
): Promise<string> => {
  const key = await findKey(path, place, { folder, keyFile });
  return `Proved ${path}: ${describe(await proveBackup(path, place, key))}`;
};

const describe = ({ accounts, rooms, messages }: BackupProof): string =>
  `restored into an empty database, with ${counted(accounts)} accounts, ${counted(rooms)} rooms and ${counted(messages)} messages.`;

const counted = (count: number): string => count.toLocaleString('en');
