import type { HelpLevel } from '../../../contract/help.ts';
import { createUnmask } from './disguise.ts';
import { slipsOf } from './slips.ts';

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

const classes: readonly CrisisClass[] = [
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
const unspaced: ReadonlySet<keyof typeof scripts> = new Set(['han', 'japanese', 'thai', 'hangul', 'emoji']);

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

export interface Frame {
  readonly name: CrisisClass;
  readonly level: HelpLevel;
  readonly expression: RegExp;
  /** Counts in fiction and jest too. */
  readonly isFirm: boolean;
}

/** A reader of a language. Throws for a part that does not exist. */
export const createReader = (patterns: Patterns, judge: Judge): Reader => {
  const sources = classes.flatMap((name) =>
    [...patterns.frames[name], ...sharedFrames(name, patterns)].map((frame) => ({
      name,
      source: withClauseEnds(frame.replace(/^!/, ''), name, patterns),
      isFirm: frame.startsWith('!'),
    })),
  );
  return {
    ...judge,
    language: patterns.language,
    script: scripts[patterns.script],
    short: new Map([...slipsIn(patterns), ...Object.entries(patterns.short ?? {})]),
    frames: sources.map(({ name, source, isFirm }) => ({
      name,
      level: levels[name],
      expression: search(source, patterns),
      isFirm,
    })),
    steppedOut: search(patterns.steppedOut, patterns),
    hints: (patterns.hints ?? []).map((hint) => search(hint, patterns)),
    errands: patterns.errands === undefined ? null : search(patterns.errands, patterns),
    isDisguisedIn: createUnmask(patterns),
  };
};

const laughter =
  /[\u{1f602}\u{1f923}\u{1f606}\u{1f639}]|(?:a?ha|he|ja|хa|ах|ха|ㅋ|ᄏ|5){2,}|k{3,}|w{3,}|wkwk|lol|lmao|mdr|ptdr|笑死|笑って|笑える|爆笑|笑$|哈哈|hh{2,}|ههه/u;

/** Lets `$` be a comma too. Not in English, and not in despair: "I can't go on, I'm full". */
const withClauseEnds = (frame: string, name: CrisisClass, { hasOwnEdges }: Patterns): string =>
  hasOwnEdges || name === 'hopeless' ? frame : frame.replaceAll('$', () => '(?=,|$)');

/** Mistyped words of the core cries; English has its own list. */
const slipsIn = ({ core, script, hasOwnEdges }: Patterns): [string, string][] =>
  hasOwnEdges || unspaced.has(script)
    ? []
    : [...new Set(core.flatMap((cry) => cry.split(' ')))]
        .filter((word) => word.length > 4)
        .flatMap((word) => slipsOf(word).map((slip): [string, string] => [slip, word]));

/** Sentences that languages form alike: two words of the fields not far from each other, in any order. */
const sharedFrames = (name: CrisisClass, { fields, parts = {}, script }: Patterns): string[] => {
  if (fields === undefined) {
    return [];
  }
  const { better, without, pills, blade, limb } = fields;
  const near = unspaced.has(script) ? '.{0,10}' : ' ~~';
  const both = (one: string, other: string): string => `(${one})${near}(${other})|(${other})${near}(${one})`;
  const pairs: Partial<Record<CrisisClass, string>> = {
    burden: both(better, without),
    ...(parts['die'] === undefined ? {} : { method: both(pills, parts['die']) }),
    selfHarm: both(blade, limb),
  };
  const pair = pairs[name];
  return pair === undefined ? [] : [pair];
};

/** Judges by the words of the lexicon. */
export const judgeOf = (lexicon: Lexicon): Judge => {
  const { fiction, things, denial, script } = lexicon;
  const [stories, mundane] = [search(fiction, lexicon), search(things, lexicon)];
  const denied = search(`(?<![\\p{L}\\p{M}])(?:${denial}) (?:\\S+ )?$`, { ...lexicon, hasOwnEdges: true });
  return {
    isDenied: (before) => !unspaced.has(script) && denied.test(before.slice(before.lastIndexOf(',') + 1)),
    isFiction: (sentence) => stories.test(sentence),
    isJest: (sentence) => mundane.test(sentence) && laughter.test(sentence),
  };
};

const search = (pattern: string, patterns: Patterns): RegExp => {
  const { parts = {}, prefix = '', script, hasOwnEdges, denial } = patterns;
  const source = expand(pattern, parts, denial);
  return hasOwnEdges || unspaced.has(script)
    ? new RegExp(source, 'u')
    : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${prefix}(?:${source})(?![\\p{L}\\p{M}])`, 'u');
};

const expand = (pattern: string, parts: Readonly<Record<string, string>>, denial: string): string =>
  withParts(pattern, parts)
    .replaceAll(/\((?!\?)/g, '(?:')
    .replaceAll(/(?<=\p{L})(?<!\\\p{L})\*/gu, '[\\p{L}\\p{M}]*')
    .replaceAll('~', `(?:(?!(?:${denial}) )\\S+ ){0,3}?`)
    .normalize('NFKC');

/** Lookbehinds, `(?<=` and `(?<!`, name no part and are left alone. */
const withParts = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/<([a-z]\w*)>/gi, (_whole, name: string) => {
    const part = parts[name];
    if (part === undefined) {
      throw new Error(`no part is named ${name}`);
    }
    return withParts(part, parts);
  });
