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
 * Returns the chunks of the picture, which is not decoded, and texts behind its end. Throws `CardError`: `damaged` where a chunk is
 * longer than the file, `large` for a picture of more pixels than any card has.
 */
export const readChunks = (bytes: Uint8Array): PngChunk[] => {
  const { chunks, isCut } = readIntactChunks(bytes);
  if (isCut) throw new CardError('damaged');
  return chunks;
};

/** Returns the chunks as `readChunks` does; of a file that was cut, those before the cut. */
export function readIntactChunks(bytes: Uint8Array): {
  readonly chunks: PngChunk[];
  readonly isCut: boolean;
} {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: PngChunk[] = [];
  let [at, isEnded, isCut] = [signature.length, false, false];
  while (at < bytes.length && !isCut) {
    const end = at + 12 <= bytes.length ? at + 12 + view.getUint32(at) : Number.POSITIVE_INFINITY;
    // Some programs append texts behind the end; other bytes there are no part of the picture.
    if (isEnded && (end > bytes.length || !isText(typeAt(bytes, at)))) break;
    isCut = end > bytes.length;
    if (!isCut) chunks.push(chunkAt(bytes, view, at, end));
    isEnded ||= chunks.at(-1)?.type === 'IEND';
    at = end;
  }
  refuseHugePicture(chunks[0]);
  return { chunks, isCut };
}

const isText = (type: string): boolean => /^(?:tEXt|zTXt|iTXt)$/.test(type);

const typeAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at + 4, at + 8));

const chunkAt = (bytes: Uint8Array, view: DataView, at: number, end: number): PngChunk => ({
  type: typeAt(bytes, at),
  data: bytes.subarray(at + 8, end - 4),
  isIntact: () => crc32(bytes.subarray(at + 4, end - 4)) === view.getUint32(end - 4),
});

const maxPixels = 100_000_000;

function refuseHugePicture(header: PngChunk | undefined): void {
  if (header?.type !== 'IHDR' || header.data.length < 8 || !header.isIntact()) throw new CardError('damaged');
  const view = new DataView(header.data.buffer, header.data.byteOffset, 8);
  if (view.getUint32(0) * view.getUint32(4) > maxPixels) throw new CardError('large');
}
