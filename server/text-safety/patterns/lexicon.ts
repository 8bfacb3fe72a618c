import * as v from 'valibot';
import type { CallLevel } from '../../../contract/safety/help.ts';

/** The classes of crisis sentences and their levels. A sentence about dying is a crisis. */
export const levels = {
  active: 'crisis',
  passive: 'crisis',
  method: 'crisis',
  farewell: 'crisis',
  burden: 'crisis',
  worthless: 'concern',
  hopeless: 'concern',
  selfHarm: 'concern',
  eating: 'concern',
  otherPerson: 'concern',
} as const satisfies Readonly<Record<string, CallLevel>>;

export type CrisisClass = keyof typeof levels;

export const classes = [
  'active',
  'passive',
  'method',
  'farewell',
  'burden',
  'worthless',
  'hopeless',
  'selfHarm',
  'eating',
  'otherPerson',
] as const satisfies readonly CrisisClass[];

/** The names of writing systems. */
export const Script = v.picklist([
  'latin',
  'cyrillic',
  'greek',
  'arabic',
  'hebrew',
  'devanagari',
  'bengali',
  'thai',
  'hangul',
  'han',
  'japanese',
  'emoji',
]);
export type Script = v.InferOutput<typeof Script>;

/** The writing systems of lexicons; a message without a lexicon's script is not searched. */
export const scripts = {
  latin: /[a-z]{2}/u,
  cyrillic: /\p{Script=Cyrillic}{2}/u,
  greek: /\p{Script=Greek}{2}/u,
  arabic: /\p{Script=Arabic}{2}/u,
  hebrew: /\p{Script=Hebrew}{2}/u,
  devanagari: /\p{Script=Devanagari}{2}/u,
  bengali: /\p{Script=Bengali}{2}/u,
  thai: /\p{Script=Thai}{2}/u,
  hangul: /\p{Script=Hangul}{2}/u,
  han: /\p{Script=Han}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  emoji: /\p{Extended_Pictographic}/u,
} as const satisfies Readonly<Record<Script, RegExp>>;

/** Scripts without blanks between words, or with endings attached to them. */
export const unspaced: ReadonlySet<Script> = new Set(['han', 'japanese', 'thai', 'hangul', 'emoji']);

const text = v.string();
const texts = v.array(text);

/**
 * The patterns of one language, by class. Each pattern is the source of a regular expression for one folded sentence,
 * with a few shorthands: `(a|b)` does not capture, `word*` is a word with any ending, `~` is up to three other words
 * without a denial, and `<name>` is a part. A pattern starts and ends at word boundaries. A leading `!` marks a pattern
 * that also counts in fiction and jokes.
 */
const patterns = {
  /** A BCP 47 tag. */
  language: text,
  script: Script,
  parts: v.optional(v.record(text, text)),
  /** Alternatives from which all languages form the same sentences, see `sharedFrames`: others would be better without the writer; what people take, and cut where. */
  fields: v.optional(v.object({ better: text, without: text, pills: text, blade: text, limb: text })),
  /** The prefixes that may be attached to a word. */
  prefix: v.optional(text),
  /** Whether the patterns contain the word boundaries themselves. */
  hasOwnEdges: v.optional(v.boolean()),
  /** Chat spellings and frequent mistakes, and the words that they mean. */
  short: v.optional(v.record(text, text)),
  frames: v.object(v.entriesFromList(classes, texts)),
  /** Words that negate what follows; in scripts without blanks the frames handle negation. */
  denial: text,
  /** Signs that mean little alone, by what they are; two of them in one message are a crisis. */
  hints: v.optional(v.record(text, text)),
  /** Everyday reasons to leave or to give things away, which are no farewell. */
  errands: v.optional(text),
  /** The author leaves the story and speaks as themselves. */
  steppedOut: text,
  /** Plain phrases that are also found in disguise: spaced letters, signs between letters, one word per line. */
  core: texts,
};
export const Patterns = v.strictObject(patterns);
export type Patterns = v.InferOutput<typeof Patterns>;

/** Patterns with the words that change their meaning. */
export const Lexicon = v.strictObject({
  ...patterns,
  /** Words of fiction, and of the distant past. */
  fiction: text,
  /** The things that people exaggerate about when they laugh. */
  things: text,
});
export type Lexicon = v.InferOutput<typeof Lexicon>;

/** Recognizes a language's denials, fiction and jokes. */
export interface Judge {
  /** Returns whether the text before a frame negates it. */
  readonly isDenied: (before: string) => boolean;
  readonly isFiction: (sentence: string) => boolean;
  readonly isJest: (sentence: string) => boolean;
}

/** A compiled lexicon. */
export interface Reader extends Judge {
  readonly language: string;
  readonly script: RegExp;
  /** Chat spellings, and the words that they mean. */
  readonly short: ReadonlyMap<string, string>;
  readonly frames: readonly Frame[];
  readonly steppedOut: RegExp;
  readonly hints: readonly RegExp[];
  /** Matches an everyday reason to leave; null when the lexicon has none. */
  readonly errands: RegExp | null;
  /** Returns whether a core phrase occurs in a disguised text: see `extractLetters`. */
  readonly isDisguisedIn: (letters: string, folded: string) => boolean;
}

/** A compiled pattern. */
export interface Frame {
  readonly name: CrisisClass;
  readonly level: CallLevel;
  readonly expression: RegExp;
  /** Strings of which every match contains at least one; null where none are known. */
  readonly cues: readonly string[] | null;
  /** Whether it also counts in fiction and jokes. */
  readonly isFirm: boolean;
}
