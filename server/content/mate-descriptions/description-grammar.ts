import type { Manner } from '../../../contract/mates/own-mate.ts';

/**
 * How a language says in a sentence who somebody is. The texts are sources of regular expressions. In `ages`, `{n}` is a
 * number; in `names`, `{name}` is a name; `places` have a group `place`. Only `names`, `places` and `newTrades` tell capitals from
 * small letters.
 */
export interface DescriptionGrammar {
  /** Whether words are parted by blanks. */
  readonly isSpaced: boolean;
  /** Whether an adjective stands after its noun. */
  readonly traitsFollow?: boolean;
  /** Frequent words, by which the language is recognized. */
  readonly common: string;
  /** The words that ask for a mate and do not describe it. */
  readonly requests: string;
  readonly numbers: ReadonlyMap<string, number>;
  readonly ages: readonly string[];
  readonly names: readonly string[];
  /** Words that are no names although they stand where one does. */
  readonly noNames: string;
  readonly places: readonly string[];
  /** Known trades and roles. */
  readonly trades: string;
  /** A trade by its form; the group `trade` is it. */
  readonly newTrades?: string;
  /** Words that are no trades although they have the form of one. */
  readonly noTrades?: string;
  /** The beginnings of a part of the sentence that can be about another person. */
  readonly asides: string;
  readonly genders: Readonly<Record<Gender, GenderWords>>;
  readonly manners?: Partial<Readonly<Record<Manner, string>>>;
}

export type Gender = 'she' | 'he' | 'they';

interface GenderWords {
  /** As the form shows them. */
  readonly pronouns: string;
  /** The nouns that say in the main part of a sentence who it is. */
  readonly nouns: string;
  /** The words that say so anywhere. */
  readonly words?: string;
  /** The beginning of a sentence that says so together with a trade. */
  readonly article?: string;
}
