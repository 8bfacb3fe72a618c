import { Unzlib } from 'fflate';
import { CardError } from './card-limits.ts';

/** A step of input becomes at most 4 MB, since deflate shrinks nothing to less than a thousandth. */
const step = 4096;

/** Decompresses zlib data until more than `max` bytes come out. Throws `CardError`: `large` for more, `damaged` for other data. */
export function inflate(bytes: Uint8Array, max: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const decoder = new Unzlib((part) => {
    parts.push(part);
    length += part.length;
  });
  for (let start = 0; start < bytes.length; start += step) {
    push(decoder, bytes.subarray(start, start + step), start + step >= bytes.length);
    if (length > max) throw new CardError('large');
  }
  return joined(parts);
}

/** The library throws for what is no compressed data. */
function push(decoder: Unzlib, bytes: Uint8Array, isLast: boolean): void {
  try {
    decoder.push(bytes, isLast);
  } catch {
    throw new CardError('damaged');
  }
}

/** Returns the parts as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
