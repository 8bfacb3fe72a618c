import { cutText, cutTextBefore } from '../../../../contract/letters.ts';
import { countTokens } from './count-tokens.ts';

/** No text is looked at further than this per token: a text of blanks has more, and is cut earlier. */
const lettersPerToken = 8;

/** Whether a text has at most so many tokens; one that is far too long is not counted to its end. */
export const fits = (text: string, limit: number): boolean =>
  text.length <= limit * lettersPerToken && countTokens(text, limit) <= limit;

/** Returns a text, or its beginning with a mark where it was cut: at most `limit` tokens. '' where nothing fits. */
export const cutEnd = (text: string, limit: number): string =>
  fits(text, limit) ? text : cut(text, limit, (length) => `${cutText(text, length).trimEnd()}…`);

/** Like `cutEnd`, but keeps the end. */
export const cutBeginning = (text: string, limit: number): string =>
  fits(text, limit) ? text : endOf(text, limit);

/** Returns the end of a text that does not fit. */
export const endOf = (text: string, limit: number): string =>
  cut(text, limit, (length) => `…${cutTextBefore(text, length).trimStart()}`);

/** Like `cutEnd`, but keeps the part around the first of these words; the beginning where the text has none. */
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

/** Where to cut is guessed by a part of the text with a letter for every four tokens. */
const cut = (text: string, limit: number, part: (length: number) => string): string => {
  const sample = Math.min(text.length, Math.max(0, Math.ceil(limit / 4)));
  const guess = sample === 0 ? 0 : (sample * limit) / countTokens(part(sample));
  let length = Math.floor(Math.min(guess, text.length - 1, limit * lettersPerToken));
  while (length > 0) {
    const shorter = part(length);
    const tokens = countTokens(shorter);
    if (tokens <= limit) {
      return shorter === '…' ? '' : shorter;
    }
    length = Math.floor(length * Math.min(0.95, limit / tokens));
  }
  return '';
};
