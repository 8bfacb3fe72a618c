import { languages, type Language } from '../../../contract/languages.ts';
import { scripts } from '../patterns/lexicon.ts';
import type { OutputReader } from './output-reader.ts';
import { openOutputReaders, readingsOf } from './output-readers.ts';
import type { FixedLines, OutputWords } from './output-words.ts';

/**
 * Returns the lines in the language of a conversation: of the first text that any language knows words of, the language
 * that knows most. English where none does.
 */
export const linesFor = (texts: readonly string[]): FixedLines => wordsFor(texts).lines;

/** Returns the language of a conversation, English where it is not known; null for one that the product does not support. */
export const conversationLanguage = (texts: readonly string[]): Language | null =>
  toSupported(wordsFor(texts));

/** Returns the language of texts; the preferred one where as much speaks for it, or they are in none that the product supports. */
export const languageOr = (preferred: Language, texts: readonly string[]): Language => {
  const words = knownWordsFor(texts, preferred);
  return (words === null ? null : toSupported(words)) ?? preferred;
};

const toSupported = ({ language }: OutputWords): Language | null =>
  languages.find((one) => one === language) ?? null;

const wordsFor = (texts: readonly string[]): OutputWords =>
  knownWordsFor(texts) ?? openOutputReaders().english.words;

const knownWordsFor = (texts: readonly string[], preferred?: Language): OutputWords | null => {
  for (const text of texts) {
    const [best] = readingsOf(text.slice(-readLength))
      .map(({ reader, text: read }) => ({ reader, score: scoreOf(reader, read) }))
      .toSorted(
        (one, other) =>
          other.score - one.score || Number(isOf(other, preferred)) - Number(isOf(one, preferred)),
      );
    if (best !== undefined && best.score > 0) {
      return best.reader.words;
    }
  }
  return null;
};

const isOf = ({ reader }: { readonly reader: OutputReader }, language: Language | undefined): boolean =>
  reader.words.language === language;

/** In UTF-16 units: enough to know a language by. */
const readLength = 600;

/** A sentence that a language understands counts as much as two of its words; a script of its own as half a word. */
const scoreOf = (reader: OutputReader, text: string): number => {
  const words = Array.from(text.matchAll(reader.common)).length;
  const isUnderstood = [...reader.questions, ...reader.claims, reader.byes].some((pattern) =>
    pattern.test(text),
  );
  const { script } = reader.words;
  return words + (isUnderstood ? 2 : 0) + (script !== 'latin' && scripts[script].test(text) ? 0.5 : 0);
};
