import { createUnmask } from '../disguise.ts';
import {
  classes,
  levels,
  scripts,
  unspaced,
  type CrisisClass,
  type Judge,
  type Lexicon,
  type Patterns,
  type Reader,
} from '../patterns/lexicon.ts';
import { createPatternCompiler, letters } from '../patterns/pattern.ts';
import { slipsOf } from '../slips.ts';

/** Creates a reader of a language. Throws for an unknown part. */
export const createReader = (patterns: Patterns, judge: Judge): Reader => {
  const { language, script, frames, hints = {}, errands, steppedOut, short = {} } = patterns;
  const { search, cues } = createPatternCompiler(patterns);
  return {
    ...judge,
    language,
    script: scripts[script],
    short: new Map([...getMisspellings(patterns), ...Object.entries(short)]),
    frames: classes.flatMap((name) =>
      [...frames[name], ...sharedFrames(name, patterns)].map((frame) => {
        const pattern = withClauseEnds(frame.replace(/^!/, ''), name, patterns);
        return {
          name,
          level: levels[name],
          expression: search(pattern),
          cues: cues(pattern),
          isFirm: frame.startsWith('!'),
        };
      }),
    ),
    steppedOut: search(steppedOut),
    hints: Object.values(hints).map(search),
    errands: errands === undefined ? null : search(errands),
    isDisguisedIn: createUnmask(patterns),
  };
};

const laughter =
  /[\u{1f602}\u{1f923}\u{1f606}\u{1f639}]|(?:a?ha|he|ja|хa|ах|ха|ㅋ|ᄏ|5){2,}|k{3,}|w{3,}|wkwk|lol|lmao|mdr|ptdr|笑死|笑って|笑える|爆笑|笑$|哈哈|hh{2,}|ههه/u;

/** Makes `$` match a comma too. Not for English, and not for the class `hopeless`: "I can't go on, I'm full". */
const withClauseEnds = (frame: string, name: CrisisClass, { hasOwnEdges }: Patterns): string =>
  hasOwnEdges || name === 'hopeless' ? frame : frame.replaceAll('$', () => '(?=,|$)');

/** Returns the misspellings of the words of core phrases; English has its own list. */
const getMisspellings = ({ core, script, hasOwnEdges }: Patterns): [string, string][] =>
  hasOwnEdges || unspaced.has(script)
    ? []
    : [...new Set(core.flatMap((cry) => cry.split(' ')))]
        .filter((word) => word.length > 4)
        .flatMap((word) => slipsOf(word).map((slip): [string, string] => [slip, word]));

/** Returns patterns that languages form alike: two words of the fields near each other, in any order. */
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

/** Creates a judge from the words of the lexicon. */
export const createJudge = (lexicon: Lexicon): Judge => {
  const { fiction, things, denial, script } = lexicon;
  const { search } = createPatternCompiler(lexicon);
  const [stories, mundane] = [search(fiction), search(things)];
  const denied = new RegExp(`(?<![${letters(script)}])(?:${denial}) (?:\\S+ )?$`, 'u');
  return {
    isDenied: (before) => !unspaced.has(script) && denied.test(before.slice(before.lastIndexOf(',') + 1)),
    isFiction: (sentence) => stories.test(sentence),
    isJest: (sentence) => mundane.test(sentence) && laughter.test(sentence),
  };
};
