import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip, gunzipSync } from 'node:zlib';
import { migrationNames } from '../store/migrate.ts';
import { LockedFileError, readDecrypted, writeEncrypted } from './age-file.ts';
import type { BackupKey } from './backup-key.ts';
import {
  BackupError,
  damagedError,
  newerBackupError,
  noBackupError,
  otherKeyError,
  writeError,
} from './backup-error.ts';

export type BackupKind = 'sqlite' | 'postgres';

/** What a backup is encrypted with, and how it is proved; null for one that is not encrypted. */
export interface Encryption {
  readonly key: BackupKey;
  /** Restores the file somewhere else, and throws `BackupError` where that fails. */
  readonly prove: (path: string) => Promise<void>;
}

/**
 * Writes a backup that has its name only when it is complete: `writeCopy` creates the copy of the database in a folder that
 * only this user can read; it is compressed, with a checksum, and read back. One that is encrypted is restored somewhere else before it has its
 * name. Throws `BackupError`, also when the file exists, unless `isForced`.
 */
export const writeBackup = async (
  path: string,
  { isForced, encryption = null }: { isForced: boolean; encryption?: Encryption | null },
  writeCopy: (copy: string) => Promise<void>,
): Promise<void> => {
  assertAbsent(path, isForced);
  let folder: string | null = null;
  try {
    folder = await mkdtemp(join(dirname(path), `.${basename(path)}-`));
    const copy = join(folder, 'copy');
    const packed = join(folder, 'packed');
    await writeCopy(copy);
    if (encryption === null) await pipeline(createReadStream(copy), createGzip(), createPrivateFile(packed));
    else {
      await writeEncrypted(packed, encryption.key, (sink) =>
        pipeline(createReadStream(copy), createGzip(), Writable.fromWeb(sink)),
      );
    }
    const packedBytes = readPacked(packed, encryption?.key ?? null);
    const written = await pipeline(packedBytes, createGunzip(), hash);
    if (written !== (await pipeline(createReadStream(copy), hash))) throw damagedError(path);
    await rm(copy);
    await encryption?.prove(packed);
    // It may have been written since the first check.
    assertAbsent(path, isForced);
    await rename(packed, path);
    await syncFolder(dirname(path));
  } catch (error) {
    throw writeError(path, error);
  } finally {
    if (folder !== null) {
      await rm(folder, { recursive: true, force: true });
    }
  }
};

/** Writes the copy of the database that the backup contains. Throws `BackupError` for a damaged backup. */
export const unpackBackup = async (
  path: string,
  copy: string,
  key: BackupKey | null = null,
): Promise<void> => {
  try {
    await pipeline(readPacked(path, key), createGunzip(), createPrivateFile(copy));
  } catch (error) {
    if (error instanceof LockedFileError && error.reason === 'wrongKey') throw otherKeyError(path, error);
    throw isDamage(error) ? damagedError(path, error) : writeError(copy, error);
  }
};

const isDamage = (error: unknown): boolean =>
  error instanceof LockedFileError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'));

/** The file is on the disk when the stream is closed. */
const createPrivateFile = (path: string): Writable => createWriteStream(path, { mode: 0o600, flush: true });

const readPacked = (path: string, key: BackupKey | null): AsyncIterable<Uint8Array> =>
  key === null ? createReadStream(path) : readDecrypted(path, key);

const hash = async (parts: AsyncIterable<Uint8Array>): Promise<string> => {
  const digest = createHash('sha256');
  for await (const part of parts) digest.update(part);
  return digest.digest('hex');
};

const assertAbsent = (path: string, isForced: boolean): void => {
  if (!isForced && existsSync(path)) {
    throw new BackupError(`${path} exists. Choose another name, or replace it with \`-- --force\`.`);
  }
};

/** Makes the renaming of files in it durable. Windows does so itself and opens no folders. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') {
    return;
  }
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Returns of which database the file is a backup. Throws `BackupError` for any other file. */
export const readKind = async (path: string, key: BackupKey | null = null): Promise<BackupKind> => {
  const start = await readStart(path, key);
  const kind = kinds.find(([, mark]) => start.startsWith(mark))?.[0];
  if (kind === undefined) {
    throw noBackupError(path);
  }
  return kind;
};

/** How SQLite's files begin, and those of pg_dump. */
const kinds: readonly (readonly [BackupKind, string])[] = [
  ['sqlite', 'SQLite format 3'],
  ['postgres', 'PGDMP'],
];

/** Returns the beginning of the compressed content. */
const readStart = async (path: string, key: BackupKey | null): Promise<string> => {
  const packed = await readBytes(path, key).catch((error: unknown) => {
    if (error instanceof LockedFileError) {
      throw error.reason === 'wrongKey' ? otherKeyError(path, error) : damagedError(path, error);
    }
    throw new BackupError(`Cannot read ${path}. Check its name and its permissions.`, { cause: error });
  });
  try {
    // The rest of the content is missing, which must not be an error.
    return gunzipSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch (error) {
    throw noBackupError(path, error);
  }
};

const startLength = 4096;

const readBytes = async (path: string, key: BackupKey | null): Promise<Uint8Array> => {
  for await (const part of readPacked(path, key)) return part.subarray(0, startLength);
  return new Uint8Array();
};

/** Throws `BackupError` unless this program knows all migrations of the backup, and there are any. */
export const assertKnownMigrations = (path: string, names: readonly string[]): void => {
  const newer = names.find((name) => !migrationNames.includes(name));
  if (names.length === 0) {
    throw noBackupError(path);
  }
  if (newer !== undefined) {
    throw newerBackupError(path, newer);
  }
};
