import { CodeTracker } from './code-tracker.ts';

/**
 * Returns what to put between a text that broke off and its continuation: a space or nothing. Models begin a new turn
 * without the space that their next word would have had. Between two letters it cannot be known whether a word ended
 * there ("on and" + "Hello") or was cut ("wonder" + "ful"): a token mostly begins with its space and the model is asked
 * for its next word, so a space is the likelier guess.
 */
export const joinOf = (begun: string, next: string): '' | ' ' => {
  const code = new CodeTracker();
  code.add(begun);
  if (code.isInCode || !spaced.test(next)) {
    return '';
  }
  return endsWord.test(begun) && !opensAtEnd(begun) ? ' ' : '';
};

/** Whether a text ends with emphasis or a quote that it opens. */
const opensAtEnd = (text: string): boolean => {
  const [sign = ''] = /(?:\*+|_+|")$/.exec(text) ?? [];
  return sign !== '' && text.split(sign).length % 2 === 0;
};

/** Scripts that are written without spaces between words. */
const unspaced =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';

/** A continuation that begins with a word, perhaps emphasized or cited. */
const spaced = new RegExp(`^[*_"“„«(\\[]*(?![${unspaced}])[\\p{L}\\p{N}]`, 'u');

/** An end after which a word follows with a space: not an opening bracket or quote, a dash, an apostrophe, a blank. */
const endsWord = new RegExp(`(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}]|[.,;:!?…%)\\]"”»*_])$`, 'u');
