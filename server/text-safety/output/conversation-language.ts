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

/** Returns the language of a conversation; null for one that the product does not support. */
export const conversationLanguage = (texts: readonly string[]): Language | null => {
  const { language } = wordsFor(texts);
  return languages.find((one) => one === language) ?? null;
};

const wordsFor = (texts: readonly string[]): OutputWords => {
  for (const text of texts) {
    const [best] = readingsOf(text.slice(-readLength))
      .map(({ reader, text: read }) => ({ reader, score: scoreOf(reader, read) }))
      .toSorted((one, other) => other.score - one.score);
    if (best !== undefined && best.score > 0) {
      return best.reader.words;
    }
  }
  return openOutputReaders().english.words;
};

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
