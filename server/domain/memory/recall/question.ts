import { cutTextBefore } from '../../../../contract/letters.ts';
import { findRelated } from './question-words.ts';
import { findTimes } from './question-times.ts';
import { findLanguages, isFunctionWord } from './text-language.ts';
import { toTextStems, toWords, type TextStem } from './text-stems.ts';

/** The question to a mate: the new message, and the last lines before it, of which it may be the continuation. */
export interface Question {
  readonly message: string;
  readonly lines: readonly string[];
}

/** A stem that a recalled passage may have. */
export interface QuestionStem extends TextStem {
  /** How much it counts, at most 1. */
  readonly weight: number;
  /** Whether it only says how something is asked: it is no reason to recall something. */
  readonly isFunction: boolean;
}

/**
 * The weights of a question's parts, and how many stems of each are looked up: each costs as much as there are segments. Of several parts
 * that have a stem the first one decides.
 */
const parts = {
  word: { weight: 1, max: 28 },
  time: { weight: 1, max: 8 },
  name: { weight: 0.4, max: 6 },
  related: { weight: 0.4, max: 24 },
  line: { weight: 0.15, max: 8 },
  function: { weight: 0.2, max: 8 },
} as const;
type Part = keyof typeof parts;

/**
 * Returns the distinct stems of a question: of the message its words, others for the same subject, and with little weight those that
 * say how it is asked, and when what is asked for was said; of the lines before it the names and words.
 */
export const toQuestionStems = ({ message, lines }: Question): QuestionStem[] => {
  const asked = toTextStems(message);
  const [language = null] = findLanguages(toWords(message));
  const words = asked.filter(({ word }) => !isFunctionWord(word, language));
  const ends = lines.map((line) => cutTextBefore(line, longestLine));
  const stems: Readonly<Record<Part, readonly TextStem[]>> = {
    word: words,
    time: findTimes(message),
    name: ends.flatMap(namesIn).flatMap((name) => toTextStems(name, language)),
    related: findRelated(asked, language),
    line: ends.flatMap((end) => toTextStems(end)).filter(({ word }) => !isFunctionWord(word, language)),
    function: asked,
  };
  const chosen = new Map<number, QuestionStem>();
  for (const [part, { weight, max }] of Object.entries(parts) as [Part, (typeof parts)[Part]][]) {
    const further = distinct(stems[part]).filter(({ hash }) => !chosen.has(hash));
    for (const stem of longest(further, max)) {
      chosen.set(stem.hash, { ...stem, weight: weight * shareOf(stem), isFunction: part === 'function' });
    }
  }
  return [...chosen.values()];
};

const distinct = (stems: readonly TextStem[]): TextStem[] => [
  ...new Map(stems.map((stem) => [stem.hash, stem])).values(),
];

const longest = (stems: readonly TextStem[], max: number): readonly TextStem[] =>
  stems.length <= max
    ? stems
    : stems.toSorted((one, other) => other.word.length - one.word.length).slice(0, max);

/** Two Japanese syllables are more often an ending than a word. */
const shareOf = ({ word }: TextStem): number => (/^\p{Script=Hiragana}+$/u.test(word) ? 0.3 : 1);

/** How much of a line before the message is read, in UTF-16 units: its end, which the message continues. */
const longestLine = 1000;

/** Returns the words with a capital that do not begin a sentence. */
const namesIn = (line: string): string[] =>
  [...line.matchAll(/(?<=[\p{Ll}\p{N},;:]\s)\p{Lu}[\p{L}\p{M}]+/gu)].map(([name]) => name);
