import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupKey } from './backup-key.ts';

/** A file that its key does not open: it is `damaged`, or locked for another key (`wrongKey`). */
export class LockedFileError extends Error {
  readonly reason: 'damaged' | 'wrongKey';
  constructor(reason: 'damaged' | 'wrongKey', options?: ErrorOptions) {
    super(reason === 'damaged' ? 'The file is damaged.' : 'The file is encrypted for another key.', options);
    this.name = 'LockedFileError';
    this.reason = reason;
  }
}

/**
 * Writes a new file that only this user can read, encrypted for the key while `write` writes its content. It is on the disk when this
 * resolves. Rejects with what `write` or the disk threw. `onPart` is called for each part that the disk takes.
 */
export const writeEncrypted = async (
  path: string,
  { recipient }: Pick<BackupKey, 'recipient'>,
  write: (sink: WritableStream<Uint8Array>) => Promise<void>,
  onPart: () => void = () => undefined,
): Promise<void> => {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const written = write(writable).catch(async (error: unknown) => {
    // The reader learns why there is no more.
    await writable.abort(error).catch(() => null);
    throw error;
  });
  const [stored, made] = await Promise.allSettled([
    encrypter
      .encrypt(readable)
      .then((encrypted) =>
        pipeline(
          fromWeb(encrypted),
          each(onPart),
          createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
        ),
      ),
    written,
  ]);
  // A disk that takes no more is the reason why the content was not written, and not the other way around.
  for (const result of [stored, made]) if (result.status === 'rejected') throw result.reason;
};

/** Reads what is encrypted in a file, part by part: the rest is not checked before. Throws `LockedFileError`, and what the disk throws. */
export async function* readDecrypted(
  path: string,
  { secret }: Pick<BackupKey, 'secret'>,
): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(secret);
  try {
    yield* fromWeb(await decrypter.decrypt(toWeb(createReadStream(path))));
  } catch (error) {
    // Errors of the system have a code, those of the library only a message.
    if (error instanceof Error && 'code' in error) throw error;
    const isLocked = error instanceof Error && error.message.startsWith('no identity matched');
    throw new LockedFileError(isLocked ? 'wrongKey' : 'damaged', { cause: error });
  }
}

/**
 * Decrypts a file into a new one that only this user can read, of which a part is there when it throws as `readDecrypted` does. `onPart` is
 * called for each part.
 */
export const decryptFile = (
  path: string,
  key: Pick<BackupKey, 'secret'>,
  target: string,
  onPart: () => void,
): Promise<void> =>
  pipeline(readDecrypted(path, key), each(onPart), createWriteStream(target, { flags: 'wx', mode: 0o600 }));

const each = (onPart: () => void) =>
  async function* (parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const part of parts) {
      onPart();
      yield part;
    }
  };

/** How each file of the format begins. */
const mark = 'age-encryption.org/v1';

/** Whether the file is encrypted with age. False for one that cannot be read. */
export const isEncrypted = async (path: string): Promise<boolean> => {
  const file = await open(path, 'r').catch(() => null);
  if (file === null) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mark.length), 0, mark.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === mark;
  } catch {
    // A folder.
    return false;
  } finally {
    await file.close();
  }
};

// The types of the streams of Node and of the web differ, the streams are the same.
const fromWeb = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
const toWeb = (stream: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(stream) as ReadableStream<Uint8Array>;
