import { CardError } from './card-limits.ts';
import { joined } from './inflate.ts';
import {
  ERR_BAD_FORMAT,
  ERR_EOCDR_NOT_FOUND,
  Uint8ArrayReader,
  ZipReader,
  type FileEntry,
} from './zip-library.ts';

/** A file in a zip archive. */
export interface ZipEntry {
  readonly path: string;
  /** Throws `CardError` for more than `max` bytes, and for what is encrypted, damaged or compressed by an unknown method. */
  readonly read: (max: number) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Without a directory at the end, or too short for one. */
const noArchive: readonly string[] = [ERR_EOCDR_NOT_FOUND, ERR_BAD_FORMAT];

/** Cards with pictures have hundreds of files; each takes six kilobytes of memory to list. */
const maxEntriesInCard = 5000;

/**
 * Returns the files that the directory at the end of the archive lists, one by one: a list of them takes six kilobytes for each. Other
 * bytes may precede it. Throws `CardError`: `unreadable` for what is no archive.
 */
export async function* entriesIn(bytes: Uint8Array, max: number): AsyncGenerator<ZipEntry> {
  // Nothing is written to where a name says.
  const reader = new ZipReader(new Uint8ArrayReader(bytes), { filenameValidation: 'tolerant' });
  let count = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      count += 1;
      if (count > max) throw new CardError('large');
      if (!entry.directory) yield { path: entry.filename, read: (max) => read(entry, max) };
    }
  } catch (error) {
    const isNone = error instanceof Error && noArchive.includes(error.message);
    throw isNone ? new CardError('unreadable') : toCardError(error);
  }
}

/** Returns the files in an archive; null for what is no archive. Throws `CardError`. */
export async function readEntries(bytes: Uint8Array): Promise<ZipEntry[] | null> {
  const entries: ZipEntry[] = [];
  try {
    for await (const entry of entriesIn(bytes, maxEntriesInCard)) entries.push(entry);
  } catch (error) {
    if (error instanceof CardError && error.reason === 'unreadable') return null;
    throw error;
  }
  return entries;
}

/** Whether the bytes are an archive, be it one that cannot be read. */
export const isArchive = async (bytes: Uint8Array): Promise<boolean> => {
  try {
    return (await readEntries(bytes)) !== null;
  } catch (error) {
    if (error instanceof CardError) return true;
    throw error;
  }
};

async function read(entry: FileEntry, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const sink = new WritableStream<Uint8Array>({
    write(part) {
      length += part.length;
      if (length > max) throw new CardError('large');
      parts.push(part);
    },
  });
  try {
    await entry.getData(sink, { checkSignature: true });
  } catch (error) {
    throw toCardError(error);
  }
  return joined(parts);
}

/** The library throws for whatever is wrong with an archive. */
const toCardError = (error: unknown): CardError =>
  error instanceof CardError ? error : new CardError('damaged');
