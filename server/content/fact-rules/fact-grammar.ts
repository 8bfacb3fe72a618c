import type { Language } from '../../../contract/languages.ts';

/** The subject of a rule. What each means for a fact (kind, topic, whether it replaces older ones) is the same in all languages. */
export type FactSubject =
  | 'name'
  | 'age'
  | 'birthday'
  | 'personBirthday'
  | 'origin'
  | 'home'
  | 'work'
  | 'likes'
  | 'dislikes'
  | 'favorite'
  | 'hobby'
  | 'speaks'
  | 'person'
  | 'pet'
  | 'owned'
  | 'family'
  | 'relationship'
  | 'health'
  | 'allergy'
  | 'diet'
  | 'promise'
  | 'nickname';

/**
 * The patterns with which one language states facts. All strings are alternatives separated by `|` or regular expressions
 * without backslashes, written with accents and compared without them, in lower case. In `rules`, `{slot}` is what the fact
 * says, `<list>` one of `lists` (or `person`, `pet`, `job`), `<slot:list>` a slot that is one of them, and `~` any number of `adverbs`. A rule has to match a clause from
 * its start; where it ends, `tails` or a comma may follow.
 */
export interface FactGrammar {
  readonly language: Language;
  /** Whether spaces separate words. */
  readonly isSpaced: boolean;
  /** Whether adjectives precede their nouns, so that the items of a list can share what follows them. */
  readonly adjectivesFirst?: boolean;
  /** Whether all nouns have capitals; what is one thing is one word there. */
  readonly capitalizesNouns?: boolean;
  /** Frequent words by which the language is known; unused where the script tells the language. */
  readonly common: string;
  /** Openers before a statement: "well", "hi", "actually". */
  readonly openers: string;
  /** The words that begin a clause after a comma or one of `joins`. */
  readonly starts: string;
  readonly joins: string;
  /** How a sentence begins that is about its author at the start of a message only, and later about what was mentioned. */
  readonly firstOnly?: string;
  /** How a sentence begins that is about another, also in its later clauses, where these need no subject. */
  readonly others?: string;
  /** Conjunctions that are written as part of the next word. */
  readonly attached?: string;
  /** The words that always begin a clause. */
  readonly breaks: string;
  /** The words after which a comma ends no clause. */
  readonly binds?: string;
  /** The words that begin a subordinate clause, which states nothing by itself. */
  readonly asides: string;
  /** How a separate question begins, so that what precedes it in the sentence is a statement. */
  readonly asks: string;
  /** The words that make a sentence hypothetical, fictional or the report of what others say. */
  readonly unreal: string;
  readonly adverbs: string;
  /** Tails after a statement: "too", "a lot", "you know". */
  readonly tails: string;
  readonly lists: Readonly<Record<string, string>>;
  /** The words for people by the key of their topic. */
  readonly people: Readonly<Record<string, string>>;
  readonly pets: Readonly<Record<string, string>>;
  readonly months: string;
  /** The stems of occupations. */
  readonly jobs: string;
  /** Words that are no names. */
  readonly noName: string;
  /** Words with which nothing begins that is worth a fact: "you", "it", "how". With accents. */
  readonly noValue: string;
  /** The words of a value that points at something said before; with a name in it, it is one: "the Beatles". With accents. */
  readonly vague?: string;
  /** The words that no plain name of a thing has: pronouns, possessives, comparisons and what only fills. With accents. */
  readonly pointing: string;
  /** What names of things, places and occupations look like where spaces and capitals do not tell where they end. */
  readonly shape?: string;
  /** Words that no value has: those about the mate, such as "you", and negations that follow. With accents. */
  readonly unfit: string;
  /** Words before which a place ends: "with", "since". */
  readonly placeEnds: string;
  /** Words that make a name replace the older one: "now", "new". */
  readonly changed: string;
  /** The separator of the items of a list, with its spaces. */
  readonly and: string;
  /** Articles and the like, which no topic key has. */
  readonly articles: string;
  /** How a place begins that says nothing later: "a small town", "peace". */
  readonly indefinite: string;
  /** Endings that no topic key has. */
  readonly endings?: string;
  /** The text of a fact by its subject, with its slots or the `{clause}`. */
  readonly labels: Readonly<Record<FactSubject, string>>;
  /** The words of a mate's line that asks for the person's name. */
  readonly asksName: string;
  /** How that question is answered. Elsewhere these sentences say what somebody is: "I'm Republican". */
  readonly answers: readonly string[];
  readonly rules: Readonly<Partial<Record<FactSubject, readonly string[]>>>;
  /** The statements that a fact is no longer true. */
  readonly ended: Readonly<Partial<Record<FactSubject, readonly string[]>>>;
}
