import { toBase64 } from '../../shared/base64.ts';
import { crc32 } from './crc32.ts';
import { joined } from './inflate.ts';
import { keywordOf } from './png-card.ts';
import { readChunks, signature, type PngChunk } from './png-chunks.ts';

/** Returns the picture with texts under their keywords, in front of its end, and without any texts that it had under these. */
export function withTexts(png: Uint8Array, texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const picture = readChunks(png).filter((chunk) => chunk.type !== 'IEND' && !isReplaced(chunk, texts));
  return joined([
    signature,
    ...picture.flatMap(({ type, data }) => chunkOf(type, data)),
    ...Object.entries(texts).flatMap(([keyword, text]) =>
      chunkOf('tEXt', latin1Bytes(`${keyword}\0${toBase64(new TextEncoder().encode(text))}`)),
    ),
    ...chunkOf('IEND', new Uint8Array()),
  ]);
}

const isReplaced = (chunk: PngChunk, texts: Readonly<Record<string, string>>): boolean =>
  ['tEXt', 'zTXt', 'iTXt'].includes(chunk.type) && keywordOf(chunk) in texts;

function chunkOf(type: string, data: Uint8Array): Uint8Array[] {
  const content = joined([latin1Bytes(type), data]);
  return [number(data.length), content, number(crc32(content))];
}

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

const latin1Bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
