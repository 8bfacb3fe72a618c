import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';

/** Writes a new file that only this user can read. */
export const createPrivateFile = (path: string): WritableStream<Uint8Array> =>
  Writable.toWeb(createWriteStream(path, { flags: 'wx', mode: 0o600 }));
