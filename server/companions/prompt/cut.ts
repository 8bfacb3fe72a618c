import { cutText, cutTextBefore } from '../../../contract/letters.ts';
import { countTokens } from './count-tokens.ts';

/** No text is looked at further than this per token: a text of blanks has more, and is cut earlier. */
export const lettersPerToken = 8;

/** Returns the beginning of a text, at most `limit` tokens, with a mark where it was cut. '' where nothing fits. */
export const cutEnd = (text: string, limit: number): string =>
  cut(text, limit, (length) => `${cutText(text, length).trimEnd()}…`);

/** Returns the end of a text, which a conversation went on from. */
export const cutBeginning = (text: string, limit: number): string =>
  cut(text, limit, (length) => `…${cutTextBefore(text, length).trimStart()}`);

/** Whether a text has at most so many tokens; a long one is not counted to its end. */
export const fits = (text: string, limit: number): boolean =>
  text.length <= limit * lettersPerToken && countTokens(text) <= limit;

const cut = (text: string, limit: number, part: (length: number) => string): string => {
  if (fits(text, limit)) {
    return text;
  }
  let length = Math.min(text.length - 1, limit * lettersPerToken);
  while (length > 0) {
    const shorter = part(length);
    const tokens = countTokens(shorter);
    if (tokens <= limit) {
      return shorter === '…' ? '' : shorter;
    }
    length = Math.floor(length * Math.min(0.9, limit / tokens));
  }
  return '';
};

/** Returns the part of a text around the first of these words, at most `limit` tokens; its beginning where it has none. */
export const cutAround = (text: string, words: readonly string[], limit: number): string => {
  if (fits(text, limit)) {
    return text;
  }
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((place) => place >= 0);
  // A few words before it show what it belongs to.
  const from = Math.min(...places, text.length) - limit;
  return places.length === 0 || from <= 0
    ? cutEnd(text, limit)
    : cutEnd(cutTextBefore(text, text.length - from), limit - 1).replace(/^\s*/, '…');
};
