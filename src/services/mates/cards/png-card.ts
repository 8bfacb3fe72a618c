import { fromBase64 } from '../../shared/base64.ts';
import { decodeText } from '../../shared/decode-text.ts';
import { CardError, largestText } from './card-limits.ts';
import { inflate } from './inflate.ts';
import { readChunks, type PngChunk } from './png-chunks.ts';

/** The keywords under which pictures hold cards, the one that counts first: version 3, then version 2 and older. */
const keywords = ['ccv3', 'chara'] as const;

/**
 * Returns the JSON of the card in a PNG or APNG, whose text chunks may be compressed and lie in front of or behind the
 * picture. Null without a card. Throws `CardError`.
 */
export function textInPng(bytes: Uint8Array): string | null {
  const texts = readChunks(bytes).filter(({ type }) => type in readers);
  for (const keyword of keywords) {
    const chunk = texts.find((text) => keywordOf(text) === keyword);
    if (chunk !== undefined) return textOf(chunk);
  }
  return null;
}

/** The keyword of a text chunk, in lower case. */
export const keywordOf = ({ data }: PngChunk): string =>
  latin1(data.subarray(0, zeroIn(data, 0))).toLowerCase();

function textOf(chunk: PngChunk): string {
  if (!chunk.isIntact()) throw new CardError('damaged');
  const value = readers[chunk.type]?.(chunk.data.subarray(zeroIn(chunk.data, 0) + 1));
  if (value === undefined || value.length > largestText) throw new CardError('large');
  const json = /^\s*\{/.test(latin1(value.subarray(0, 16))) ? value : bytesOf(latin1(value));
  const text = decodeText(json);
  if (text === null) throw new CardError('encoding');
  return text;
}

/** What follows the keyword in each kind of text chunk. */
const readers: Readonly<Record<string, (data: Uint8Array) => Uint8Array>> = {
  tEXt: (data) => data,
  /** A byte for the method, then the compressed text. */
  zTXt: (data) => inflate(data.subarray(1), largestText),
  /** Two bytes for whether and how it is compressed, then the language and the keyword in it, each ended by a zero. */
  iTXt(data) {
    const text = data.subarray(zeroIn(data, zeroIn(data, 2) + 1) + 1);
    return data[0] === 1 ? inflate(text, largestText) : text;
  },
};

/** Throws `CardError` without a zero from there on. */
function zeroIn(data: Uint8Array, from: number): number {
  const at = data.indexOf(0, from);
  if (at < 0) throw new CardError('damaged');
  return at;
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

function bytesOf(text: string): Uint8Array {
  try {
    return fromBase64(text.trim());
  } catch {
    throw new CardError('damaged');
  }
}
