import { cutText, cutTextBefore } from '../../../contract/letters.ts';
import { plainExcerpt } from '../../../contract/plain-excerpt.ts';
import type { Excerpt } from '../../../contract/rooms/search-messages.ts';
import { findPieces, type Piece, type TextRange } from './terms.ts';

/** How much of the message is shown on either side of what was found, in UTF-16 units. */
const contextLength = 80;
/** A word that would be cut is left out, up to this length. */
const longestCut = 20;

/** Returns the place in a message where it first contains the pieces; null when it does not contain all of them. */
export const toExcerpt = (message: string, pieces: readonly Piece[]): Excerpt | null => {
  const text = message.normalize('NFC');
  const [first] = findPieces(text, pieces) ?? [];
  if (first === undefined) {
    return null;
  }
  const shown = plainExcerpt(cutAround(text, first));
  return {
    text: shown,
    ranges: pieces.flatMap((piece) => findPieces(shown, [piece]) ?? []).toSorted(byStart),
  };
};

/** Returns the beginning of a message. */
export const toOpening = (message: string): Excerpt => ({
  text: plainExcerpt(cutAround(message.normalize('NFC'), { start: 0, end: 0 })),
  ranges: [],
});

const cutAround = (text: string, { start, end }: TextRange): string => {
  const before = cutTextBefore(text.slice(0, start), contextLength);
  const after = cutText(text.slice(end), contextLength);
  const isCutBefore = start > contextLength;
  const isCutAfter = end + contextLength < text.length;
  return [
    isCutBefore
      ? `…${before.replace(new RegExp(String.raw`^\S{0,${String(longestCut)}}\s+`, 'u'), '')}`
      : before,
    text.slice(start, end),
    isCutAfter
      ? `${after.replace(new RegExp(String.raw`\s+\S{0,${String(longestCut)}}$`, 'u'), '')}…`
      : after,
  ].join('');
};

const byStart = (one: TextRange, other: TextRange): number => one.start - other.start;
