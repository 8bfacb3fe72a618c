import { fromBase64 } from '../../shared/base64.ts';
import { decodeText } from '../../shared/decode-text.ts';
import { objectIn } from '../../../../contract/parse-json.ts';
import { CardError, largestText, refuseHugeCard } from './card-limits.ts';
import { inflate } from './inflate.ts';
import { readIntactChunks, type PngChunk } from './png-chunks.ts';

/** The keywords under which pictures hold cards, the one that counts first: version 3, then version 2 and older. */
const keywords = ['ccv3', 'chara'] as const;

/**
 * Returns the JSON of the card in a PNG or APNG, whose text chunks may be compressed and lie in front of or behind the
 * picture. Where a newer card is damaged an older one counts, since programs write both. Null without a card. Throws `CardError`.
 */
export function textInPng(bytes: Uint8Array): string | null {
  const { chunks, isCut } = readIntactChunks(bytes);
  const texts = chunks.filter(({ type }) => type in readers);
  let problem = isCut ? new CardError('damaged') : null;
  for (const keyword of keywords) {
    for (const chunk of texts.filter((text) => keywordIn(text) === keyword)) {
      const text = textOf(chunk);
      if (typeof text === 'string') return text;
      problem ??= text;
    }
  }
  if (problem !== null) throw problem;
  return null;
}

/** The keyword of a text chunk; as one of a damaged card where its end is missing. */
const keywordIn = (chunk: PngChunk): string => (chunk.data.includes(0) ? keywordOf(chunk) : 'chara');

/** The keyword of a text chunk, in lower case. */
export const keywordOf = ({ data }: PngChunk): string =>
  latin1(data.subarray(0, zeroIn(data, 0))).toLowerCase();

/** Returns the JSON in a chunk, or why it is none. */
function textOf(chunk: PngChunk): string | CardError {
  try {
    const text = jsonIn(chunk);
    refuseHugeCard(text);
    return Object.keys(objectIn(text)).length > 0 ? text : new CardError('damaged');
  } catch (error) {
    if (error instanceof CardError) return error;
    throw error;
  }
}

function jsonIn(chunk: PngChunk): string {
  if (!chunk.isIntact()) throw new CardError('damaged');
  const value = readers[chunk.type]?.(chunk.data.subarray(zeroIn(chunk.data, 0) + 1));
  if (value === undefined || value.length > largestText) throw new CardError('large');
  const isJson = /^\s*\{/.test(latin1(value.subarray(0, 16)));
  // International texts alone are in UTF-8 by the rules of the format, which few programs follow.
  const byRule = isJson && chunk.type !== 'iTXt' ? latin1(value) : null;
  const text = decodeText(isJson ? value : bytesOf(latin1(value))) ?? byRule;
  if (text === null) throw new CardError('encoding');
  return text;
}

/** The readers of the data after the keyword, by the kind of text chunk. */
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
    return fromBase64(
      text
        .replaceAll(/[\s\0]/g, '')
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
  } catch {
    throw new CardError('damaged');
  }
}
