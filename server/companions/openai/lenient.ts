import { cutText } from '../../../contract/letters.ts';

/** Returns a whole number that a model wrote as a number or as text, "3" or "Line 3"; null for anything else. */
export const toWholeNumber = (value: unknown): number | null => {
  if (Array.isArray(value)) {
    return toWholeNumber(value[0]);
  }
  const number = typeof value === 'string' ? Number(/\d+(?:\.\d+)?/.exec(value)?.[0] ?? Number.NaN) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : null;
};

/** Returns whether a model says yes, as true, 1 or in a word. */
export const isYes = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^\s*(?:true|yes|1)\s*$/i.test(value));

/** Returns a text that a model wrote as text or as a list of texts; '' for anything else. */
export const toText = (value: unknown, gap = ' '): string =>
  [value]
    .flat()
    .filter((part) => typeof part === 'string')
    .join(gap);

/** Returns a list of texts that a model wrote as a list, or as one text with commas. */
export const toTexts = (value: unknown): readonly string[] =>
  [value]
    .flat()
    .filter((part) => typeof part === 'string')
    .flatMap((part) => part.split(Array.isArray(value) ? /\n/ : /[,;\n、，]/))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Returns a text on one line, without control characters, of which PostgreSQL stores no zero. */
export const toLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Returns the sentences of a text that fit into `longest` UTF-16 units; '' where the first one does not. */
export const wholeSentences = (text: string, longest: number): string => {
  if (text.length <= longest) {
    return text;
  }
  const [sentences = ''] = /^.*(?:[.!?…]["'”’»)]{0,3}(?=\s)|[。！？؟।])/su.exec(cutText(text, longest)) ?? [];
  return sentences;
};
