import { days } from '../../../shared/clock.ts';
import { fold } from '../../../shared/fold.ts';
import { nameTime } from './message-times.ts';
import { allLanguages } from './text-language.ts';
import { toStem, type TextStem } from './text-stems.ts';

/** What happened on a day is told on so many days after it, too. */
const toldWithin = 3;

/**
 * Returns the stems of messages that were said when a question asks for, as "on 3 May", "im Mai 2026" or 5月3日, each with these words.
 * Days like 3/5 are left out: which of the two is the month differs.
 */
export const findTimes = (message: string): TextStem[] => {
  const text = fold(message);
  months ??= readMonths();
  const { numbers, pattern } = months;
  return [...text.matchAll(pattern), ...text.matchAll(numbered)].flatMap(({ 0: word, groups = {} }) => {
    const { preposition, name = '', month, day = groups['dayAfter'], year } = groups;
    const isTime = [preposition, month, day, year].some((part) => part !== undefined);
    const time = { year: toNumber(year), month: numbers.get(name) ?? Number(month), day: toNumber(day) };
    return isTime ? namesOf(time).map((one) => ({ ...toStem(one), word: word.trim() })) : [];
  });
};

const toNumber = (digits: string | undefined): number | null =>
  digits === undefined ? null : Number(digits);

interface Time {
  readonly year: number | null;
  /** From 1. */
  readonly month: number;
  readonly day: number | null;
}

const namesOf = ({ year, month, day }: Time): string[] => {
  if (day !== null) return daysFrom(Date.UTC(leapYear, month - 1, day), toldWithin + 1);
  if (year === null) return [nameTime(Date.UTC(leapYear, month - 1)).month];
  return [nameTime(Date.UTC(year, month - 1)).yearMonth, ...daysFrom(Date.UTC(year, month), toldWithin)];
};

/** A year with all days. */
const leapYear = 2024;

const daysFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => nameTime(first + days(index)).day);

const year = String.raw`(?<year>(?:19|20)\d\d(?!\d))`;
const dayNumber = String.raw`(?:3[01]|[12]\d|0?[1-9])(?!\d)`;

/** 2026-05-03, 2026年5月3日, 5月. */
const numbered = new RegExp(
  String.raw`(?<!\d)(?:${year}\s*[年-]\s*)?(?<month>1[0-2]|0?[1-9])(?:\s*月\s*|(?<=\d{4}-\d\d)-(?=\d))(?<day>${dayNumber})?`,
  'gu',
);

/** Before a month without a day and a year: many names of months are names of people or other words. */
const prepositions =
  'in|of|since|until|by|last|this|im|seit|bis|letzten|diesen|en|de|desde|hasta|depuis|em|ate|fin|mi|في|منذ|شهر';

interface Months {
  /** By their folded names in all languages, from 1. */
  readonly numbers: ReadonlyMap<string, number>;
  /** 3 May 2026, 3. Mai, 3 de mayo de 2026, May 3rd, 2026, in May. */
  readonly pattern: RegExp;
}
let months: Months | undefined;

const readMonths = (): Months => {
  const numbers = new Map(allLanguages.flatMap((language) => namesIn(language)));
  const names = [...numbers.keys()].join('|');
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?<preposition>${prepositions})\s+)?` +
      String.raw`(?:(?<day>${dayNumber})(?:\.|st|nd|rd|th|er|o)?\s+(?:de |of )?)?(?<name>${names})(?![\p{L}\p{M}])` +
      String.raw`(?:\s+(?<dayAfter>${dayNumber})(?:st|nd|rd|th)?)?(?:,?\s+(?:de )?${year})?`,
    'gu',
  );
  return { numbers, pattern };
};

/** Those of Chinese and Japanese have numbers, and are read as such. */
const namesIn = (language: string): Array<[name: string, month: number]> => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
  return Array.from({ length: 12 }, (_, index): [string, number] => [
    fold(format.format(Date.UTC(leapYear, index))),
    index + 1,
  ]).filter(([name]) => !name.endsWith('月'));
};
