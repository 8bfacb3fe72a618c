import { CardError } from './card-limits.ts';
import { crc32 } from './crc32.ts';
import { inflate } from './inflate.ts';

/** A file in a zip archive. */
export interface ZipEntry {
  readonly path: string;
  /** Throws `CardError` for more than `most` bytes, and for what is encrypted, damaged or compressed by other methods than deflate. */
  readonly read: (most: number) => Uint8Array;
}

const marks = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 } as const;
const headerSize = 46;
const endSize = 22;
const longestComment = 0xffff;

/** Returns the files that the directory at the end of the archive lists. Other bytes may precede the archive. Throws `CardError`. */
export function readEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) throw new CardError('unreadable');
  const directory = end - view.getUint32(end + 12, true);
  // Offsets are counted from the beginning of the archive, or of the file.
  const start = directory - view.getUint32(end + 16, true);
  if (start < 0) throw new CardError('damaged');
  return entriesIn(bytes, view, { start, directory, end });
}

/** Returns where the end of the directory is described; null in a file that is no archive. */
function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endSize - longestComment);
  for (let at = view.byteLength - endSize; at >= first; at -= 1) {
    if (view.getUint32(at, true) === marks.end) return at;
  }
  return null;
}

export const isZip = (bytes: Uint8Array): boolean =>
  findEnd(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) !== null;

function entriesIn(
  bytes: Uint8Array,
  view: DataView,
  { start, directory, end }: { start: number; directory: number; end: number },
): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = directory; at + headerSize <= end && view.getUint32(at, true) === marks.entry;) {
    const nameEnd = at + headerSize + view.getUint16(at + 28, true);
    const header = at;
    entries.push({
      path: new TextDecoder().decode(bytes.subarray(at + headerSize, nameEnd)),
      read: (most) => readFile(bytes, view, { start, header }, most),
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function readFile(
  bytes: Uint8Array,
  view: DataView,
  { start, header }: { start: number; header: number },
  most: number,
): Uint8Array {
  const isEncrypted = (view.getUint16(header + 8, true) & 1) === 1;
  const method = view.getUint16(header + 10, true);
  const file = start + view.getUint32(header + 42, true);
  if (isEncrypted || file + 30 > bytes.length || view.getUint32(file, true) !== marks.file) {
    throw new CardError('damaged');
  }
  const data = file + 30 + view.getUint16(file + 26, true) + view.getUint16(file + 28, true);
  const stored = bytes.subarray(data, data + view.getUint32(header + 20, true));
  const content = contentOf(stored, method, most);
  if (crc32(content) !== view.getUint32(header + 16, true)) throw new CardError('damaged');
  return content;
}

function contentOf(stored: Uint8Array, method: number, most: number): Uint8Array {
  if (method === 8) return inflate(stored, 'raw', most);
  if (method !== 0) throw new CardError('damaged');
  if (stored.length > most) throw new CardError('large');
  return stored;
}
