import type { HelpLevel } from '../../../contract/help.ts';

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
} as const satisfies Readonly<Record<string, HelpLevel>>;

export type CrisisClass = keyof typeof levels;

export const classes: readonly CrisisClass[] = [
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
];

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
} as const;

/** Scripts without blanks between words, or with endings attached to them. */
export const unspaced: ReadonlySet<keyof typeof scripts> = new Set([
  'han',
  'japanese',
  'thai',
  'hangul',
  'emoji',
]);

/**
 * The patterns of one language, by class. Each pattern is the source of a regular expression for one folded sentence,
 * with a few shorthands: `(a|b)` does not capture, `word*` is a word with any ending, `~` is up to three other words
 * without a denial, and `<name>` is a part. A pattern starts and ends at word boundaries. A leading `!` marks a pattern
 * that also counts in fiction and jokes.
 */
export interface Patterns {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly script: keyof typeof scripts;
  readonly parts?: Readonly<Record<string, string>>;
  /** Words from which all languages form the same sentences: see `sharedFrames`. */
  readonly fields?: Fields;
  /** What may be attached to the front of a word. */
  readonly prefix?: string;
  /** Whether the patterns contain the word boundaries themselves. */
  readonly hasOwnEdges?: boolean;
  /** Chat spellings and frequent mistakes, and the words that they mean. */
  readonly short?: Readonly<Record<string, string>>;
  readonly frames: Readonly<Record<CrisisClass, readonly string[]>>;
  /** Words that negate what follows; in scripts without blanks the frames handle negation. */
  readonly denial: string;
  /** Signs that mean little alone; two of them in one message are a crisis. */
  readonly hints?: readonly string[];
  /** Everyday reasons to leave or to give things away, which are no farewell. */
  readonly errands?: string;
  /** The author leaves the story and speaks as themselves. */
  readonly steppedOut: string;
  /** Plain phrases that are also found in disguise: spaced letters, signs between letters, one word per line. */
  readonly core: readonly string[];
}

/** Alternatives, each a word or a phrase. */
export interface Fields {
  /** Others would be … */
  readonly better: string;
  /** … if the writer were not there. */
  readonly without: string;
  readonly pills: string;
  readonly blade: string;
  /** Where people cut themselves. */
  readonly limb: string;
}

/** Patterns with the words that change their meaning. */
export interface Lexicon extends Patterns {
  /** Words of fiction, and of the distant past. */
  readonly fiction: string;
  /** What people exaggerate about when they laugh. */
  readonly things: string;
}

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
  readonly level: HelpLevel;
  readonly expression: RegExp;
  /** Strings of which every match contains at least one; null where none are known. */
  readonly cues: readonly string[] | null;
  /** Whether it also counts in fiction and jokes. */
  readonly isFirm: boolean;
}
