import type { Language } from '../../../../contract/languages.ts';
import type {
  IntentLines,
  NoteTexts,
  Quotes,
  RecallFrames,
  SuggestionTexts,
} from '../../../content/spoken-language.ts';
import type { RememberedFact } from '../memory/remembered-facts.ts';

/** A question of users about themselves. */
export interface RecallQuestion {
  /** The beginnings of the topics that answer it; empty where only its words tell. */
  readonly topics: readonly string[];
  /** Its words that may occur in a fact. */
  readonly words: ReadonlySet<string>;
  /** Whether a line answers it that shares none of its words: "breakfast", "I had pancakes this morning". */
  readonly isAnsweredBy: (line: string) => boolean;
  /** Whether it asks for everything. */
  readonly isOpen: boolean;
  /** Whether it is to be answered by yes or no, so that only facts with its words answer it. */
  readonly isClosed: boolean;
}

/** How a scripted mate speaks a language, whatever it is told in it. */
export interface ScriptLanguage {
  readonly language: Language;
  readonly lines: IntentLines;
  readonly frames: RecallFrames;
  readonly suggestions: SuggestionTexts;
  readonly notes: NoteTexts;
  /** The separator of two sentences. */
  readonly gap: ' ' | '';
  readonly quotes: Quotes;
  /** How the user is addressed at the end of a sentence, with `{name}`. */
  readonly address: string;
  /** Joins clauses to one. */
  readonly listed: (clauses: readonly string[]) => string;
  /** Returns a fact as a clause to the user, such as "your sister is called Lena". */
  readonly toClause: (fact: RememberedFact) => string;
  /** Returns what the user likes, in the mate's words; null for other facts. */
  readonly likedThing: (fact: RememberedFact) => string | null;
  readonly isDislike: (fact: RememberedFact) => boolean;
  /** Returns the user's words as the mate repeats them; null where they are too long for that. */
  readonly turned: (words: string) => string | null;
  /** Returns what a message asks about its author; null for any other message. */
  readonly readQuestion: (message: string) => RecallQuestion | null;
  /** The words of a text that say what it is about. */
  readonly contentWords: (text: string) => ReadonlySet<string>;
  /** Whether a word only says whom a question is about. */
  readonly isPerson: (word: string) => boolean;
}
