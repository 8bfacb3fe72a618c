import { deflateSync } from 'node:zlib';
import { crc32 } from '../../../../../src/services/mates/cards/crc32.ts';

/** The text chunks in which programs write cards. */
export type TextKind = 'tEXt' | 'zTXt' | 'iTXt' | 'iTXt compressed';

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** A chunk with its CRC. */
export function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** A text chunk that holds the value under the keyword. */
export function textChunk(kind: TextKind, keyword: string, value: string): Uint8Array {
  const key = latin1(`${keyword}\0`);
  const text = latin1(value);
  if (kind === 'tEXt') return chunk('tEXt', Buffer.concat([key, text]));
  if (kind === 'zTXt') return chunk('zTXt', Buffer.concat([key, latin1('\0'), deflateSync(text)]));
  const isCompressed = kind === 'iTXt compressed';
  const head = latin1(isCompressed ? '\u0001\0en\0card\0' : '\0\0\0\0');
  return chunk('iTXt', Buffer.concat([key, head, isCompressed ? deflateSync(text) : text]));
}

export const header = (width = 1, height = 1): Uint8Array => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2], 8);
  return chunk('IHDR', data);
};

/** A picture of one red pixel with the chunks in front of it and behind it. */
export const pngOf = (front: readonly Uint8Array[], behind: readonly Uint8Array[] = []): Uint8Array =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    header(),
    ...front,
    chunk('IDAT', deflateSync(Buffer.from([0, 255, 0, 0]))),
    ...behind,
    chunk('IEND', new Uint8Array()),
  ]);

export const base64 = (text: string): string => Buffer.from(text).toString('base64');
