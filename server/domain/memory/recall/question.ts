import { functionWords } from './function-words.ts';
import { toTextStems, type TextStem } from './text-stems.ts';

/** What a mate is asked: the new message, and the last lines before it, of which it may be the continuation. */
export interface Question {
  readonly message: string;
  readonly lines: readonly string[];
}

/** A stem that a recalled passage may have. */
export interface QuestionStem {
  readonly hash: number;
  /** The word of the question, folded. */
  readonly word: string;
  /** How much it counts, at most 1. */
  readonly weight: number;
}

/** How many stems of the message, and of the lines before it, are looked up: each costs as much as there are segments. */
const mostStems = { message: 32, names: 6, lines: 8 } as const;
const weights = { message: 1, name: 0.4, line: 0.15 } as const;

/** Returns the distinct stems of a question: those of the message, and with less weight the names and words of the lines. */
export const toQuestionStems = ({ message, lines }: Question): QuestionStem[] => {
  const asked = longest(contentOf(message), mostStems.message).map((stem) => ({
    ...stem,
    weight: weights.message * shareOf(stem),
  }));
  const known = new Set(asked.map(({ hash }) => hash));
  const ends = lines.map((line) => line.slice(-longestLine));
  const names = new Set(ends.flatMap(namesIn).flatMap((name) => toTextStems(name).map(({ hash }) => hash)));
  const before = ends.flatMap(contentOf).filter(({ hash }) => !known.has(hash));
  return [
    ...asked,
    ...longest(
      before.filter(({ hash }) => names.has(hash)),
      mostStems.names,
    ).map((stem) => ({
      ...stem,
      weight: weights.name,
    })),
    ...longest(
      before.filter(({ hash }) => !names.has(hash)),
      mostStems.lines,
    ).map((stem) => ({
      ...stem,
      weight: weights.line * shareOf(stem),
    })),
  ];
};

/** Returns the stems of a text that say what it is about. */
const contentOf = (text: string): TextStem[] => {
  const stems = toTextStems(text);
  const counts = Object.values(functionWords).map((words) => ({
    words,
    count: stems.filter(({ word }) => words.has(word)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const said = counts.find(({ count }) => count === most)?.words;
  return most === 0 ? stems : stems.filter(({ word }) => said?.has(word) !== true);
};

/** Returns the distinct stems of the longest words. */
const longest = (stems: readonly TextStem[], limit: number): TextStem[] =>
  [...new Map(stems.map((stem) => [stem.hash, stem])).values()]
    .toSorted((one, other) => other.word.length - one.word.length)
    .slice(0, limit);

/** Two Japanese syllables are more often an ending than a word. */
const shareOf = ({ word }: TextStem): number => (/^\p{Script=Hiragana}+$/u.test(word) ? 0.3 : 1);

/** How much of a line before the message is read, in UTF-16 units: its end, which the message continues. */
const longestLine = 1000;

/** Returns the words with a capital that do not begin a sentence. */
const namesIn = (line: string): string[] =>
  [...line.slice(-longestLine).matchAll(/(?<=[\p{Ll}\p{N},;:]\s)\p{Lu}[\p{L}\p{M}]+/gu)].map(
    ([name]) => name,
  );
