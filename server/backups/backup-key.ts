import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../store/sqlite/data-folder.ts';
import { BackupError, writeError } from './backup-error.ts';

/** A key pair of the age format (https://age-encryption.org/v1). */
export interface BackupKey {
  /** What opens the copies: `AGE-SECRET-KEY-1…`. */
  readonly secret: string;
  /** What they are encrypted for: `age1…`. */
  readonly recipient: string;
}

/**
 * The file of the key in the data folder, as `age-keygen` writes it. It belongs to this computer: no backup contains it, and a restore
 * leaves it.
 */
export const backupKeyName = 'backup-key.txt';

/** Returns the key of the data folder, which is made once. Throws `BackupError`. */
export const openBackupKey = async (dataDir: string): Promise<BackupKey> =>
  (await readBackupKey(dataDir)) ?? makeKey(dataDir);

/** Returns the key of the data folder; null where there is none. Throws `BackupError` for a file that is no key. */
export const readBackupKey = (dataDir: string): Promise<BackupKey | null> => {
  const path = join(dataDir, backupKeyName);
  return existsSync(path) ? readKeyFile(path) : Promise.resolve(null);
};

/** Returns the key in a file. Throws `BackupError`, whose message has nothing of the file. */
export const readKeyFile = async (path: string): Promise<BackupKey> => {
  const { identityToRecipient } = await import('age-encryption');
  const secret = readText(path)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .find((line) => line.startsWith('AGE-SECRET-KEY-'));
  try {
    if (secret === undefined) throw new TypeError('There is no secret key.');
    return { secret, recipient: await identityToRecipient(secret) };
  } catch {
    // The cause would have parts of the secret.
    throw new BackupError(`${path} has no secret key of age. Use the file that was made with the copy.`);
  }
};

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new BackupError(`Cannot read the key file ${path}. Check its name and its permissions.`, {
      cause: error,
    });
  }
};

const makeKey = async (dataDir: string): Promise<BackupKey> => {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const secret = await generateX25519Identity();
  const recipient = await identityToRecipient(secret);
  const path = join(dataDir, backupKeyName);
  const lines = [`# created: ${new Date().toISOString()}`, `# public key: ${recipient}`, secret, ''];
  try {
    makeFolder(dataDir);
    // Never over another one, which copies may be encrypted for.
    writeFileSync(path, lines.join('\n'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return readKeyFile(path);
    throw writeError(path, error);
  }
  return { secret, recipient };
};
