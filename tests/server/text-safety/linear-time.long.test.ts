import { expect, test } from 'vitest';
import { findFacts } from '../../../server/companions/facts/find-facts.ts';
import { FilteredText } from '../../../server/companions/output/filtered-text.ts';
import { findAgeClaims } from '../../../server/text-safety/ages/age-claims.ts';
import {
  asksWhatItIs,
  claimsToBeHuman,
  disclosesItself,
} from '../../../server/text-safety/output/ai-honesty.ts';
import { asShown } from '../../../server/text-safety/as-shown.ts';
import { detectCrisis } from '../../../server/text-safety/crisis/crisis-detection.ts';
import { holdsBack, saysGoodbye } from '../../../server/text-safety/output/goodbyes.ts';
import { incites } from '../../../server/text-safety/output/incitement.ts';
import { impliesMinor, isSexual, isSexualAboutMinors } from '../../../server/text-safety/minors.ts';
import { saysToBeMinor } from '../../../server/text-safety/ages/own-age.ts';
import { measureTurnLimit } from '../support/thread-hold.ts';
import { requestOf } from './model-talk.ts';

const now = Date.UTC(2026, 5, 1);

interface Reader {
  readonly read: (text: string) => unknown;
  /** The length of the longest text that is read, in UTF-16 units. */
  readonly longest: number;
  /** The beginnings of its own patterns. */
  readonly phrases?: readonly string[];
}

const [message, reply] = [8000, 32_000];

const filter = (said: string, text: string): void => {
  const filtered = new FilteredText(requestOf(said));
  for (let at = 0; at < text.length; at += 256) {
    filtered.add(text.slice(at, at + 256));
  }
  filtered.end();
};

const crisisPhrases: readonly string[] = [
  'a',
  'ab',
  'i ',
  'i want to ',
  'i am so ',
  'k i l l ',
  'k*',
  '死',
  'لا ',
  'ich will ',
  'not ',
  ' ,',
  "i'd've ",
  'if game ',
  'voglio ',
  'не ',
  'main ',
  'istiyorum ',
  'a\n',
  '💀',
  'pills ',
  'if i was ',
  'i wish ',
  'k.i.',
];

const agePhrases: readonly string[] = [
  '1',
  '14 ',
  '1 5 y o ',
  'a',
  'a ',
  'x_',
  'she is ',
  'her little son of a ',
  '15 years old ',
  'born ',
  'in the ',
  'å',
  '小',
  '十',
  '歳',
  'عمر ',
  'she is a very very ',
  'Mia, ',
  '. ',
];

const readers: Readonly<Record<string, Reader>> = {
  'what is shown': { read: asShown, longest: reply },
  crisis: { read: detectCrisis, longest: message, phrases: crisisPhrases },
  ages: { read: (text) => findAgeClaims(text, { now, names: ['Mia'] }), longest: reply, phrases: agePhrases },
  'own ages': { read: (text) => saysToBeMinor(text, now), longest: reply },
  'minors in a line': { read: (text) => impliesMinor(text, now), longest: reply },
  'sexual texts': { read: isSexual, longest: reply },
  'sexual texts about minors': {
    read: (text) => isSexualAboutMinors(`sex ${text}`, [text], { now }),
    longest: reply,
  },
  claims: { read: claimsToBeHuman, longest: reply },
  urges: { read: incites, longest: reply },
  disclosures: { read: disclosesItself, longest: reply },
  questions: { read: asksWhatItIs, longest: message },
  goodbyes: { read: saysGoodbye, longest: message },
  pleas: { read: holdsBack, longest: message },
  facts: { read: findFacts, longest: reply },
  'the output filter': { read: (text) => filter('Hello', text), longest: message },
  'the output filter after a question': { read: (text) => filter('Are you human?', text), longest: message },
  'the output filter after a goodbye': { read: (text) => filter('Bye', text), longest: message },
};

/** The runs that a hostile text repeats: white space, letters of several scripts, digits, marks, brackets, punctuation, emoji. */
const runs = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u00a0',
  '\u3000',
  '\u2028',
  '\u200b',
  ' \n',
  'x\n',
  'a',
  'i',
  'ä',
  'я',
  'א',
  'ع',
  'अ',
  '字',
  'あ',
  '가',
  '👋',
  '\u0301',
  'ab ',
  'i am ',
  'a.',
  "a'",
  '1',
  '15 ',
  '١',
  '½',
  '1.',
  '1. ',
  '- ',
  '* ',
  '_ ',
  '*',
  '_',
  '~',
  '`',
  '#',
  '>',
  '|',
  '\\',
  '<',
  '$',
  '**a ',
  '*a* ',
  '`a',
  '| a ',
  '[',
  ']',
  '(',
  ')',
  '](',
  '[a](',
  '![',
  '[a](b) ',
  '(a)',
  '.',
  ',',
  '!',
  '?',
  ':',
  '"',
  "'",
  '“',
  '-',
  '…',
  '。',
  '. ',
  '"a" ',
];

/** In the middle of a text, and at its start, where Markdown has other marks. */
const texts = (run: string, length: number): string[] => {
  const repeated = run.repeat(length / run.length);
  return [`x${repeated}y`, repeated];
};

/** The CPU time of the call in milliseconds, the best of so many. */
const costOf = (read: (text: string) => unknown, text: string, times: number): number =>
  Math.min(
    ...Array.from({ length: times }, (_, time) => {
      // Some results are cached by their text.
      const fresh = `${text}${String(time)}`;
      const before = process.cpuUsage();
      read(fresh);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }),
  );

/** A cost that needs no comparison. */
const negligible = measureTurnLimit();

/** Four times the text takes a linear reader four times as long, and a quadratic one sixteen times. */
const maxGrowth = 8;

/** Whether the longer text takes out of proportion longer; only what seems to be is measured more than once. */
const isSlow = (read: (text: string) => unknown, run: string, place: number, longest: number): boolean =>
  [1, 4].every((times) => {
    const long = costOf(read, texts(run, longest)[place] ?? '', times);
    if (long <= negligible) {
      return false;
    }
    return long > maxGrowth * Math.max(costOf(read, texts(run, longest / 4)[place] ?? '', times), 1);
  });

test.each(Object.entries(readers))('[P8] %s: runs of characters are read in linear time', (_name, reader) => {
  const { read, longest, phrases = [] } = reader;
  read('Hello.');
  const slow = [...runs, ...phrases].flatMap((run) =>
    [0, 1].filter((place) => isSlow(read, run, place, longest)).map((place) => ({ run, place })),
  );
  expect(slow).toEqual([]);
});
