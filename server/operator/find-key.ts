import { join, resolve } from 'node:path';
import { isEncrypted } from '../backups/age-file.ts';
import { BackupError } from '../backups/backup-error.ts';
import { backupKeyName, readBackupKey, readKeyFile, type BackupKey } from '../backups/backup-key.ts';
import type { Config } from '../config/config.ts';

/** Returns the key of a file that is encrypted, and null for any other. Throws `BackupError` where there is no key. */
export const findKey = async (
  path: string,
  { dataDir }: Pick<Config, 'dataDir'>,
  { folder, keyFile }: { readonly folder: string; readonly keyFile: string | undefined },
): Promise<BackupKey | null> => {
  if (!(await isEncrypted(path))) return null;
  const key =
    keyFile === undefined ? await readBackupKey(dataDir) : await readKeyFile(resolve(folder, keyFile));
  if (key === null) {
    throw new BackupError(
      `${path} is encrypted, and there is no ${join(dataDir, backupKeyName)}. Name the file of its key with \`-- --key KEYFILE\`.`,
    );
  }
  return key;
};
