import type { Language } from '../../contract/languages.ts';
import type { FactGrammar, FactSubject } from './fact-rules/fact-grammar.ts';
import type { Intent } from './shared-lines/lines.ts';

/** The lines of any mate, by intent. See `MateScript` for how lines are written. */
export type IntentLines = Readonly<Partial<Record<Intent, readonly string[]>>>;

/** How any mate answers what users ask about themselves; `{x}` is what it remembers, as a clause to the user. */
export interface RecallFrames {
  readonly known: readonly string[];
  /** `{x}` are the user's own words. */
  readonly quoted: readonly string[];
  readonly unknown: readonly string[];
  readonly noticed: readonly string[];
  readonly promised: readonly string[];
}

/** Suggestions of the user's next message, in their voice. The suggestions of one list fit the same moments. */
export interface SuggestionTexts {
  /** After a message in a crisis: short statements, questions, stage directions. */
  readonly safe: readonly [readonly string[], readonly string[], readonly string[]];
  /** The same in a serious talk. */
  readonly heavy: readonly [readonly string[], readonly string[], readonly string[]];
  /** Answers to a question about the user's name. */
  readonly name: readonly string[];
  readonly assents: readonly string[];
  /** Requests to continue a story. */
  readonly more: readonly string[];
  /** Answers to any other question. */
  readonly answers: readonly string[];
  /** Questions to the mate. */
  readonly curious: readonly string[];
  readonly openers: readonly string[];
  /** Stage directions. */
  readonly acts: readonly string[];
  readonly listeningActs: readonly string[];
}

/** The marks around what a mate says, and around quotations in it, which are written as "…" in lines. */
export interface Quotes {
  readonly outer: readonly [string, string];
  readonly inner: readonly [string, string];
}

/** How a mate mentions what the user wrote down for it; `{x}` are lines of the notes. */
export interface NoteTexts {
  readonly read: string;
  readonly taken: string;
  readonly recalled: string;
}

/**
 * All that a mate needs to speak a language other than English. Patterns are alternatives separated by `|`, as in `FactGrammar`:
 * without backslashes, written with accents and compared without them, in lower case and as whole words.
 */
export interface SpokenLanguage {
  readonly language: Language;
  readonly grammar: FactGrammar;
  readonly quotes: Quotes;
  /** The separator of clauses, where "and" is not written before the last. */
  readonly separator?: string;
  /** How the user is addressed at the end of a sentence, which is `, {name}` where it is absent. */
  readonly address?: string;
  /** How messages of each meaning are worded; the first meaning that fits a sentence counts among those of the same rank. */
  readonly patterns: Readonly<Partial<Record<Intent, string>>>;
  /** How a question begins that has no question mark. */
  readonly questionStarts: string;
  /** Words of a request to hear more of something. */
  readonly requests: string;
  readonly lines: IntentLines;
  readonly frames: RecallFrames;
  /**
   * Each kind of fact as a clause to the user, with the slots of the grammar's labels. `{my:person}` is the value of `{person}` as the
   * user's: "your sister". `{raw:promise}` is the value as the user said it.
   */
  readonly clauses: Readonly<Record<FactSubject, string>>;
  /** How a statement of the user in the first person is repeated: `{x}` are their words. */
  readonly statement: string;
  /** The words of the user that change when the mate repeats them: "mein" becomes "dein". */
  readonly turns: readonly (readonly [string, string])[];
  /** The ending by which a word is the user's own, and the one with which the mate repeats it, as regular expressions. */
  readonly nounEndings?: readonly [string, string];
  /** The possessives before a word for something of the user's, by the words; the first that fits counts. */
  readonly possessives: readonly (readonly [string, string])[];
  /** The words of a question, and the beginnings of the topics of facts that answer it. */
  readonly topics: readonly (readonly [string, readonly string[]])[];
  /** The words of a question, and those of the lines that answer it though they share none. */
  readonly answeredBy: readonly (readonly [string, string])[];
  /** The words of a question about the name of a person or pet, and about a birthday. */
  readonly naming: string;
  readonly birthday: string;
  /** Words without which a question is not about the user. */
  readonly aboutUser: string;
  /** A question about all that the mate remembers of the user. */
  readonly aboutAll: string;
  /** A question for an opinion, which is not about what the mate remembers. */
  readonly advice: string;
  /** How a question begins that is answered by yes or no. */
  readonly closed: string;
  /** How people introduce themselves unasked, as a regular expression for text as it is written: "I'm {name}". */
  readonly introduces: string;
  /** Words of questions that do not occur in the answers. */
  readonly stopWords: string;
  readonly suggestions: SuggestionTexts;
  readonly notes: NoteTexts;
}
