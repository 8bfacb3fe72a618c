import type { HelpLevel } from '../../../contract/help.ts';

/** What a sentence may be about, and how serious that is. A sentence of death is a crisis. */
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

/** A writing system that a lexicon reads; a message without it is not searched. */
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

/** Scripts that put no blank between words, or put endings directly on them. */
export const unspaced: ReadonlySet<keyof typeof scripts> = new Set([
  'han',
  'japanese',
  'thai',
  'hangul',
  'emoji',
]);

/**
 * The patterns of one language, by class. Each pattern is the source of a regular expression for one folded sentence,
 * with a few short forms: `(a|b)` captures nothing, `word*` is a word with any ending, `~` is up to three other words
 * that deny nothing, and `<name>` is a part. A pattern begins and ends at the edges of words. A leading `!` marks one
 * that counts in fiction and jest too.
 */
export interface Patterns {
  /** A BCP 47 name. */
  readonly language: string;
  readonly script: keyof typeof scripts;
  readonly parts?: Readonly<Record<string, string>>;
  /** Words from which every language forms the same sentences: see `sharedFrames`. */
  readonly fields?: Fields;
  /** What may be joined to the front of a word. */
  readonly prefix?: string;
  /** The patterns write the edges of words themselves. */
  readonly hasOwnEdges?: boolean;
  /** Spellings of chats and frequent mistakes, and the words that they mean. */
  readonly short?: Readonly<Record<string, string>>;
  readonly frames: Readonly<Record<CrisisClass, readonly string[]>>;
  /** Words that turn what follows into its opposite; in scripts without blanks the frames see to that. */
  readonly denial: string;
  /** Signs that mean little alone; two of them in one message are a crisis. */
  readonly hints?: readonly string[];
  /** Reasons of everyday life to go or to give away: no farewell. */
  readonly errands?: string;
  /** The writer leaves the story and speaks as themselves. */
  readonly steppedOut: string;
  /** Plain cries that are found in disguise too: letters apart, signs between letters, one word a line. */
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

/** Patterns with the words that change what they mean. */
export interface Lexicon extends Patterns {
  /** Words of made-up stories, and of what is long past. */
  readonly fiction: string;
  /** What people exaggerate about when they laugh. */
  readonly things: string;
}

/** What a language denies and takes lightly. */
export interface Judge {
  /** Whether what precedes a frame denies it. */
  readonly isDenied: (before: string) => boolean;
  readonly isFiction: (sentence: string) => boolean;
  readonly isJest: (sentence: string) => boolean;
}

/** A lexicon that is ready to read with. */
export interface Reader extends Judge {
  readonly language: string;
  readonly script: RegExp;
  /** Spellings of chats, and the words that they mean. */
  readonly short: ReadonlyMap<string, string>;
  readonly frames: readonly Frame[];
  readonly steppedOut: RegExp;
  readonly hints: readonly RegExp[];
  /** Whether the message has an everyday reason to go; null where the lexicon knows none. */
  readonly errands: RegExp | null;
  /** Whether a plain cry is in a disguised text: see `lettersOf`. */
  readonly isDisguisedIn: (letters: string, folded: string) => boolean;
}

/** A pattern that is ready to search with. */
export interface Frame {
  readonly name: CrisisClass;
  readonly level: HelpLevel;
  readonly expression: RegExp;
  /** Strings of which every match contains at least one; null where none are known. */
  readonly cues: readonly string[] | null;
  /** Counts in fiction and jest too. */
  readonly isFirm: boolean;
}
