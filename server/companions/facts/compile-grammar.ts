import type { FactGrammar, FactSubject } from '../../content/fact-rules/fact-grammar.ts';
import { foldCase, foldLetters } from './fold-letters.ts';

export interface CompiledRule {
  readonly subject: FactSubject;
  readonly isEnd: boolean;
  /** For folded clauses; its groups are the slots. */
  readonly pattern: RegExp;
}

/** A grammar as regular expressions for folded text. */
export interface CompiledGrammar {
  readonly grammar: FactGrammar;
  /** With accents. */
  readonly common: RegExp;
  readonly openers: RegExp;
  /** Where a sentence is split into clauses. */
  readonly joints: RegExp;
  readonly asides: RegExp;
  readonly asks: RegExp;
  readonly unreal: RegExp;
  readonly others: RegExp;
  readonly firstOnly: RegExp;
  readonly tails: RegExp;
  readonly months: RegExp;
  readonly jobs: RegExp;
  readonly noName: RegExp;
  readonly noValue: RegExp;
  readonly vague: RegExp;
  readonly pointing: RegExp;
  readonly shape: RegExp;
  readonly unfit: RegExp;
  readonly placeEnds: RegExp;
  readonly changed: RegExp;
  readonly and: RegExp;
  readonly articles: RegExp;
  readonly indefinite: RegExp;
  readonly endings: RegExp;
  readonly asksName: RegExp;
  /** The keys of people and pets by their folded words. */
  readonly keys: ReadonlyMap<string, string>;
  readonly rules: readonly CompiledRule[];
  /** The answers to a question for the name. */
  readonly answers: readonly CompiledRule[];
}

const never = '(?!)';

/** Compiles the patterns of a language. Throws for an invalid one. */
export const compileGrammar = (grammar: FactGrammar): CompiledGrammar => {
  const { isSpaced } = grammar;
  const rules = [...rulesOf(grammar, grammar.ended, true), ...rulesOf(grammar, grammar.rules, false)];
  const [start, end] = isSpaced ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] : ['', ''];
  const words = (alternatives: string): string =>
    alternatives === '' ? never : `${start}(?:${foldPattern(alternatives)})${end}`;
  const exactWords = (alternatives: string): string =>
    alternatives === ''
      ? never
      : `${isSpaced ? '(?<![\\p{L}\\p{N}-])' : ''}(?:${groupOnly(foldCase(alternatives))})${end}`;
  const atStart = (alternatives: string): RegExp => new RegExp(`^${words(alternatives)}`, 'u');
  const begins = `(?=${words(grammar.starts)})`;
  const binds = grammar.binds === undefined ? '' : `(?<!${words(grammar.binds)})`;
  const attached =
    grammar.attached === undefined
      ? ''
      : `| (?:${grammar.attached})(?=(?:${foldPattern(grammar.starts)})${end})`;
  const gap = isSpaced ? ' ' : '';
  return {
    grammar,
    common: new RegExp(exactWords(grammar.common), 'gu'),
    openers: new RegExp(`^(?:(?:${words(grammar.openers)})[ ,.!]*)+`, 'u'),
    joints: new RegExp(
      `(?: *(?:[;()—–]|:(?!//))+ *| - |${binds}, *(?:${words(grammar.joins)}${gap})?${begins}|${gap}${words(grammar.joins)}${gap}${begins}|${binds},? *${words(grammar.breaks)}${gap}${attached}) *`,
      'gu',
    ),
    asides: new RegExp(exactWords(grammar.asides), 'u'),
    asks: atStart(grammar.asks),
    unreal: new RegExp(exactWords(grammar.unreal), 'u'),
    firstOnly: new RegExp(`^(?:${foldPattern(grammar.firstOnly ?? never)})`, 'u'),
    others: new RegExp(`^(?:${foldPattern(grammar.others ?? never)})`, 'u'),
    tails: new RegExp(`[ ,]*${words(grammar.tails)}$`, 'u'),
    months: new RegExp(words(grammar.months), 'u'),
    jobs: new RegExp(
      isSpaced
        ? `^(?:${foldPattern(grammar.jobs)})${end}|(?<! (?:of|von|de) .*)${start}(?:${foldPattern(grammar.jobs)})$`
        : `(?:${foldPattern(grammar.jobs)})$`,
      'u',
    ),
    noName: new RegExp(`^(?:${foldPattern(grammar.noName)})$`, 'u'),
    noValue: new RegExp(`^${exactWords(grammar.noValue)}`, 'u'),
    vague: new RegExp(exactWords(grammar.vague ?? ''), 'u'),
    pointing: new RegExp(exactWords(grammar.pointing), 'u'),
    shape: new RegExp(`^(?:${groupOnly(foldCase(grammar.shape ?? '.+'))})$`, 'u'),
    unfit: new RegExp(exactWords(grammar.unfit), 'u'),
    placeEnds: new RegExp(`[ ,]*${words(grammar.placeEnds)}.*$`, 'u'),
    changed: new RegExp(words(grammar.changed), 'u'),
    and: new RegExp(`,?(?:${foldPattern(grammar.and)})`, 'u'),
    articles: new RegExp(`^(?:${foldPattern(grammar.articles)})$`, 'u'),
    indefinite: atStart(grammar.indefinite),
    endings: new RegExp(`(?<=\\p{L}{3})(?:${grammar.endings ?? never})$`, 'u'),
    asksName: new RegExp(exactWords(grammar.asksName), 'u'),
    keys: new Map([...keysOf(grammar.people), ...keysOf(grammar.pets)]),
    rules,
    answers: rulesOf(grammar, { name: grammar.answers }, false),
  };
};

/** Returns the words of a lexicon, folded with and without accents, each with its key. */
export const keysOf = (lexicon: Readonly<Record<string, string>>): (readonly [string, string])[] =>
  Object.entries(lexicon).flatMap(([key, words]) =>
    words.split('|').flatMap((word) => [[foldCase(word), key] as const, [foldLetters(word), key] as const]),
  );

const rulesOf = (
  grammar: FactGrammar,
  patterns: FactGrammar['rules'],
  isEnd: boolean,
): readonly CompiledRule[] =>
  // Object.entries widens the keys.
  (Object.keys(patterns) as FactSubject[]).flatMap((subject) =>
    (patterns[subject] ?? []).map((pattern) => ({
      subject,
      isEnd,
      pattern: compilePattern(grammar, pattern),
    })),
  );

const compilePattern = (grammar: FactGrammar, pattern: string): RegExp => {
  const tails =
    grammar.tails === '' ? '' : `(?:[ ,]${grammar.isSpaced ? '+' : '*'}(?:${foldPattern(grammar.tails)}))*`;
  return new RegExp(`^${expand(grammar, pattern)}${tails}(?: *[,].*)?$`, 'du');
};

/** Replaces slots, lists and `~` in a pattern. */
const expand = (grammar: FactGrammar, pattern: string): string =>
  pattern
    .split(/(\{[a-zA-Z]+\}|<[a-z:]+>|~)/u)
    .map((part) => {
      if (part === '~')
        return grammar.adverbs === ''
          ? ''
          : `(?:(?:${foldPattern(grammar.adverbs)})${grammar.isSpaced ? ' ' : ''})*`;
      const slot = /^\{([a-zA-Z]+)\}$/u.exec(part)?.[1];
      if (slot !== undefined) return `(?<${slot}>${slots[slot] ?? '.+?'})`;
      const [, named, list] = /^<(?:([a-z]+):)?([a-z]+)>$/u.exec(part) ?? [];
      if (list === undefined) return withWords(grammar, foldPattern(part));
      return named === undefined ? listOf(grammar, list) : `(?<${named}>${listOf(grammar, list)})`;
    })
    .join('');

/** The excluded continuations are words, unless they end with a space. */
const withWords = ({ isSpaced }: FactGrammar, pattern: string): string =>
  isSpaced ? pattern.replaceAll(/\(\?!([^()]*[^() ])\)/gu, '(?!(?:$1)(?![\\p{L}\\p{N}]))') : pattern;

const slots: Readonly<Record<string, string>> = { age: '[0-9]{1,3}', things: '.+' };

const listOf = (grammar: FactGrammar, name: string): string => {
  const lexicon = name === 'person' ? grammar.people : name === 'pet' ? grammar.pets : null;
  if (lexicon !== null) return `(?<${name}>${foldPattern(Object.values(lexicon).join('|'))})`;
  const list = name === 'job' ? grammar.jobs : grammar.lists[name];
  if (list === undefined) throw new Error(`The rules of ${grammar.language} have no list "${name}".`);
  const end = grammar.isSpaced && wholeWords.has(name) ? '(?![\\p{L}\\p{N}])' : '';
  return `(?:${expand(grammar, list)})${end}`;
};

/** "Ledig" is no status in "lediglich". */
const wholeWords: ReadonlySet<string> = new Set(['states', 'diets', 'statuses', 'job']);

/** Folds a pattern; its groups capture nothing. */
const foldPattern = (pattern: string): string => groupOnly(foldLetters(pattern));

const groupOnly = (pattern: string): string => pattern.replaceAll(/\((?!\?)/gu, '(?:');
