import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../../../src/services/mates/cards/crc32.ts';

/** A file of an archive, and what its directory says about it instead of the truth. */
export interface RawEntry {
  readonly path: string | Uint8Array;
  readonly content: string | Uint8Array;
  readonly isStored?: boolean;
  readonly flags?: number;
  readonly method?: number;
  readonly crc?: number;
  readonly packedSize?: number;
  readonly size?: number;
  readonly extra?: Uint8Array;
  readonly attributes?: number;
  /** Where it says that the file begins. */
  readonly offset?: number;
  /** The number of an earlier entry whose bytes it uses. */
  readonly sameAs?: number;
}

/** The false fields in the end of an archive. */
interface RawEnd {
  readonly count?: number;
  readonly directorySize?: number;
  readonly directoryOffset?: number;
  readonly comment?: Uint8Array;
  /** The bytes between the directory and the end. */
  readonly before?: Uint8Array;
}

/** Writes an archive as it is told, be it right or wrong. */
export function rawZip(entries: readonly RawEntry[], end: RawEnd = {}): Uint8Array {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  const offsets: number[] = [];
  let at = 0;
  for (const entry of entries) {
    const written = writeEntry(entry);
    const offset = entry.sameAs === undefined ? at : (offsets[entry.sameAs] ?? 0);
    offsets.push(offset);
    if (entry.sameAs === undefined) {
      locals.push(written.local);
      at += written.local.length;
    }
    directory.push(written.inDirectory(entry.offset ?? offset));
  }
  const list = Buffer.concat(directory);
  const before = end.before ?? new Uint8Array();
  const comment = end.comment ?? new Uint8Array();
  const tail = Buffer.alloc(22);
  tail.writeUInt32LE(0x06054b50, 0);
  tail.writeUInt16LE(end.count ?? Math.min(0xffff, entries.length), 8);
  tail.writeUInt16LE(end.count ?? Math.min(0xffff, entries.length), 10);
  tail.writeUInt32LE(end.directorySize ?? list.length, 12);
  tail.writeUInt32LE(end.directoryOffset ?? at, 16);
  tail.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, list, before, tail, comment]);
}

/** Bombs are used several times, and take seconds to compress. */
const known = new Map<RawEntry['content'], { readonly packed: Buffer; readonly crc: number }>();

const pack = (content: RawEntry['content']) => {
  const found = known.get(content);
  if (found !== undefined) return found;
  const bytes = Buffer.from(content);
  const made = { packed: deflateRawSync(bytes), crc: crc32(bytes) };
  known.set(content, made);
  return made;
};

function writeEntry(entry: RawEntry) {
  const path = Buffer.from(entry.path);
  const content = Buffer.from(entry.content);
  const packed = entry.isStored === true ? content : pack(entry.content).packed;
  const extra = entry.extra ?? new Uint8Array();
  const common = Buffer.alloc(26);
  common.writeUInt16LE(45, 0);
  common.writeUInt16LE(entry.flags ?? 0x800, 2);
  common.writeUInt16LE(entry.method ?? (entry.isStored === true ? 0 : 8), 4);
  common.writeUInt32LE(entry.crc ?? pack(entry.content).crc, 10);
  common.writeUInt32LE(entry.packedSize ?? packed.length, 14);
  common.writeUInt32LE(entry.size ?? content.length, 18);
  common.writeUInt16LE(path.length, 22);
  common.writeUInt16LE(extra.length, 24);
  return {
    local: Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, path, extra, packed]),
    inDirectory(offset: number): Uint8Array {
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(entry.attributes ?? 0, 6);
      rest.writeUInt32LE(offset, 10);
      const head = Buffer.from('PK\u0001\u0002\u002D\0', 'latin1');
      return Buffer.concat([head, common, rest, path, extra]);
    },
  };
}

/** The extra field of ZIP64, with sizes and an offset of eight bytes each. */
export function zip64Extra(...values: readonly bigint[]): Uint8Array {
  const bytes = Buffer.alloc(4 + 8 * values.length);
  bytes.writeUInt16LE(1, 0);
  bytes.writeUInt16LE(8 * values.length, 2);
  for (const [index, value] of values.entries()) bytes.writeBigUInt64LE(value, 4 + 8 * index);
  return bytes;
}

/** The end of a ZIP64 archive and its locator, which stand before the plain end. */
export function zip64End(count: bigint, offset: bigint, locator: bigint): Uint8Array {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 12);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(count, 24);
  record.writeBigUInt64LE(count, 32);
  record.writeBigUInt64LE(46n, 40);
  record.writeBigUInt64LE(offset, 48);
  const place = Buffer.alloc(20);
  place.writeUInt32LE(0x07064b50, 0);
  place.writeBigUInt64LE(locator, 8);
  place.writeUInt32LE(1, 16);
  return Buffer.concat([record, place]);
}
