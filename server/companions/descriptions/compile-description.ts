import type { Manner } from '../../../contract/mates/own-mate.ts';
import type { DescriptionGrammar, Gender } from '../../content/mate-descriptions/description-grammar.ts';

/** A grammar as regular expressions. */
export interface CompiledGrammar {
  readonly isSpaced: boolean;
  readonly traitsFollow: boolean;
  readonly numbers: ReadonlyMap<string, number>;
  readonly common: RegExp;
  readonly requests: RegExp;
  readonly ages: readonly RegExp[];
  readonly names: readonly RegExp[];
  readonly noName: RegExp;
  readonly places: readonly RegExp[];
  /** Known trades, and others by their form. */
  readonly trades: readonly RegExp[];
  readonly noTrade: RegExp;
  readonly asides: RegExp;
  readonly genders: readonly CompiledGender[];
  readonly manners: ReadonlyArray<readonly [Manner, RegExp]>;
}

interface CompiledGender {
  readonly gender: Gender;
  readonly pronouns: string;
  readonly nouns: RegExp;
  readonly words: RegExp;
  readonly article: RegExp;
}

const letter = String.raw`[\p{L}\p{M}'’-]`;
const capitalized = String.raw`\p{Lu}${letter}*`;
const particles = '(?:van|von|der|den|de|da|del|di|dos|du|la|al|ben)';
const latinName = `(?<name>${capitalized}(?: (?:${particles} ){0,2}${capitalized}){0,2})`;
const never = '(?!)';

export const compileDescription = (grammar: DescriptionGrammar): CompiledGrammar => {
  const { isSpaced, traitsFollow = false, numbers, genders } = grammar;
  const bounded = (source: string) =>
    isSpaced ? String.raw`(?<![\p{L}\p{M}\p{N}])(?:${source})(?![\p{L}\p{M}\p{N}])` : `(?:${source})`;
  const spelled = [...numbers.keys()].toSorted((one, other) => other.length - one.length).join('|');
  const anyCase = (source = never) => new RegExp(bounded(source), 'giu');
  const exactCase = (source: string) => new RegExp(bounded(source.replace('{name}', latinName)), 'gu');
  const whole = (source = never) => new RegExp(`^(?:${source})$`, 'iu');
  return {
    isSpaced,
    traitsFollow,
    numbers,
    common: anyCase(grammar.common === '' ? never : grammar.common),
    requests: new RegExp(`^(?:${grammar.requests})(?![\\p{L}\\p{M}])[ ,:]*`, 'iu'),
    ages: grammar.ages.map((source) =>
      anyCase(source.replace('{n}', String.raw`(?<![\p{N}])(?<n>\d{1,3}|${spelled})`)),
    ),
    names: [...grammar.names, ...(isSpaced ? [`(?:${grammar.trades}) {name}`] : [])].map(exactCase),
    noName: whole(grammar.noNames),
    places: grammar.places.map(exactCase),
    trades: [
      anyCase(`(?<trade>${grammar.trades})`),
      ...(grammar.newTrades === undefined ? [] : [new RegExp(grammar.newTrades, 'gu')]),
    ],
    noTrade: whole(grammar.noTrades),
    asides: anyCase(grammar.asides),
    genders: genderNames.map((gender) => {
      const { pronouns, nouns, words, article = never } = genders[gender];
      return {
        gender,
        pronouns,
        nouns: anyCase(nouns),
        words: anyCase(words),
        article: new RegExp(`^(?:${article})`, 'iu'),
      };
    }),
    manners: mannersOf(grammar).map(([manner, source]) => [manner, anyCase(source)]),
  };
};

const genderNames = ['she', 'he', 'they'] as const;

const mannerNames = ['playful', 'dry', 'calm', 'bold', 'poetic', 'curious', 'warm'] as const;

const mannersOf = ({ manners = {} }: DescriptionGrammar): ReadonlyArray<readonly [Manner, string]> =>
  mannerNames.flatMap((manner) => {
    const source = manners[manner];
    return source === undefined ? [] : [[manner, source] as const];
  });
