import { toPairs, toPieces, type Piece } from '../../search/terms.ts';
import { stemsOf } from './stem.ts';
import { findLanguages } from './text-language.ts';

/** A stem with the word that it was found in, folded; of a script without spaces, one or two letters. */
export interface TextStem {
  /** A hash with 32 bits: the index holds no word of a conversation. */
  readonly hash: number;
  readonly word: string;
}

/**
 * Returns the stems of a text, in order and as often as it has them. Letters that stand alone have none, except Chinese ones. Where the
 * text does not tell its language, and none is given, a word has its stem in each.
 */
export const toTextStems = (text: string, language?: string | null): TextStem[] => {
  const words = toWords(text);
  const languages = typeof language === 'string' ? [language] : findLanguages(words);
  return words.flatMap((word) => stemsOf(word, languages).map((stem) => ({ hash: hashOf(stem), word })));
};

/** Returns the stem of something that is no word of a text. */
export const toStem = (text: string): TextStem => ({ hash: hashOf(text), word: text });

/** Returns the words of a text as its stems have them. */
export const toWords = (text: string): string[] => toPieces(text).flatMap(wordsOf);

/** Returns how often a text has each of its stems. */
export const countStems = (text: string): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const { hash } of toTextStems(text)) {
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  return counts;
};

/** Returns the words of a piece; for a run its pairs of letters, and its ideographs, which may be words. */
const wordsOf = ({ text, isRun }: Piece): string[] => {
  const letters = Array.from(text);
  if (!isRun) {
    return letters.length > 1 ? [text] : [];
  }
  return [...letters.filter((letter) => ideograph.test(letter)), ...toPairs(letters)];
};

const ideograph = /\p{Script=Han}/u;

/** FNV-1a over UTF-16 units. */
const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return hash | 0;
};
