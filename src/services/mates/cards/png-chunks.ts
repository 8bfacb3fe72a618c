import { CardError } from './card-limits.ts';
import { crc32 } from './crc32.ts';

/** A part of a PNG: its length, type, data and CRC-32 follow one another. */
export interface PngChunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** Of type and data. It is compared only where the data are used. */
  readonly isIntact: () => boolean;
}

/** The first bytes of every PNG. */
export const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export const isPng = (bytes: Uint8Array): boolean => signature.every((byte, index) => bytes[index] === byte);

/**
 * Returns the chunks up to the end of the picture, which is not decoded. Throws `CardError`: `damaged` where a chunk is
 * longer than the file, `large` for a picture of more pixels than any card has.
 */
export function readChunks(bytes: Uint8Array): PngChunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: PngChunk[] = [];
  for (let at = signature.length; at < bytes.length;) {
    if (at + 12 > bytes.length) throw new CardError('damaged');
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) throw new CardError('damaged');
    const chunk = chunkAt(bytes, view, at, end);
    chunks.push(chunk);
    if (chunk.type === 'IEND') break;
    at = end;
  }
  refuseHugePicture(chunks[0]);
  return chunks;
}

const chunkAt = (bytes: Uint8Array, view: DataView, at: number, end: number): PngChunk => ({
  type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)),
  data: bytes.subarray(at + 8, end - 4),
  isIntact: () => crc32(bytes.subarray(at + 4, end - 4)) === view.getUint32(end - 4),
});

const mostPixels = 100_000_000;

function refuseHugePicture(header: PngChunk | undefined): void {
  if (header?.type !== 'IHDR' || header.data.length < 8 || !header.isIntact()) throw new CardError('damaged');
  const view = new DataView(header.data.buffer, header.data.byteOffset, 8);
  if (view.getUint32(0) * view.getUint32(4) > mostPixels) throw new CardError('large');
}
