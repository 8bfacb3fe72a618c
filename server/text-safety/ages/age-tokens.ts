import { once } from '../once.ts';
import { ageLanguages } from './age-languages.ts';
import { compileNumberWords } from './age-patterns.ts';

/**
 * The meanings of a number for an age. Each is a letter of a script that nobody writes in, so that a classifier of texts reads it as a
 * word, and learns from "I am 14" what "I am 15" means.
 */
const tokens = {
  /** No age and no year: part of a time, a price, a date, or too large. */
  other: 'ᚺ',
  small: 'ᚠ',
  child: 'ᚲ',
  teen: 'ᚢ',
  eighteen: 'ᚨ',
  young: 'ᚦ',
  adult: 'ᛉ',
  futureYear: 'ᚹ',
  recentYear: 'ᛇ',
  minorsYear: 'ᚱ',
  adultsYear: 'ᛟ',
};

/**
 * Returns a text with a token for each number. The text is one that `readForAges` returns, `now` is in milliseconds since 1970.
 * Runs in linear time.
 */
export const withAgeTokens = (read: string, now: number): string => {
  const thisYear = new Date(now).getUTCFullYear();
  return openTeens()
    .reduce((text, words) => text.replaceAll(words, ` ${tokens.teen} `), withDigits(read))
    .replaceAll(number, (written) => ` ${tokenOf(Number(written.replaceAll(/\D/g, '')), written, thisYear)} `)
    .replaceAll(/ {2,}/g, ' ');
};

const openTeens = once((): readonly RegExp[] => [
  ...ageLanguages
    .filter(({ numbers }) => numbers.length >= 17)
    .map((data) => compileNumberWords(data, 13, 17)),
  /(?<![a-z])(?:thir|four|fif|six|seven)teen(?=th|s|ish|yo)/g,
]);

/** "5teen" as a number; the last two digits of a year as a year: '09, 09后, 09년생. */
const withDigits = (read: string): string =>
  read
    .replaceAll(/(?<![a-z\d])([3-7])teen(?![a-z])/g, '1$1')
    .replaceAll(/(?<=')([01]\d)(?!\d)|(?<!\d)([01]\d)(?=后|年生|年的|년생)/g, (year) => `20${year}`);

/** A number, with what makes it a price, a time, a decimal or a share. */
const number = /[$€£¥₩₽]? ?\d+(?:[.,:/]\d+)*(?: ?[%°$€£¥₩₽円])?/g;

const tokenOf = (value: number, written: string, thisYear: number): string => {
  if (/[^\d ]/.test(written)) {
    const [year] = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(written) ?? [];
    return year === undefined ? tokens.other : tokenOfYear(Number(year), thisYear);
  }
  if (value >= 1900 && value < 2100) {
    return tokenOfYear(value, thisYear);
  }
  const [, token = tokens.other] = ranges.find(([least]) => value >= least) ?? [];
  return token;
};

const tokenOfYear = (year: number, thisYear: number): string => {
  const age = thisYear - year;
  if (age < 0) {
    return tokens.futureYear;
  }
  return age < 6 ? tokens.recentYear : age < 18 ? tokens.minorsYear : tokens.adultsYear;
};

/** The least number of each range. */
const ranges: ReadonlyArray<readonly [least: number, token: string]> = [
  [100, tokens.other],
  [26, tokens.adult],
  [19, tokens.young],
  [18, tokens.eighteen],
  [13, tokens.teen],
  [6, tokens.child],
  [0, tokens.small],
];
