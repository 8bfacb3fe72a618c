import { objectOf } from '../../../contract/parse-json.ts';

/** The fields of a value that other programs wrote. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the text; '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the items; none for anything but a list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the fields of each item. */
export const objectsIn = (value: unknown): Fields[] => listOf(value).map(objectOf);

/** Returns the items of a list, or the values of an object. */
export const valuesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : Object.values(objectOf(value));

/** Below the first, a number of this size is in seconds; above the second, in microseconds. */
const minMilliseconds = 100_000_000_000;
const maxMilliseconds = 100_000_000_000_000;
const latest = 8_640_000_000_000_000;

/**
 * Returns a time in milliseconds since 1970, from a number of seconds, milliseconds or microseconds, or one of the spellings of such
 * programs; null for no time.
 */
export function timeOf(value: unknown): number | null {
  const text = textOf(value).trim();
  const time =
    typeof value === 'number' || isNumber.test(text) ? inMilliseconds(Number(value)) : inWords(text);
  return time > 0 && time <= latest ? Math.round(time) : null;
}

const isNumber = /^\d{9,16}(?:\.\d+)?$/;

function inMilliseconds(time: number): number {
  if (time < minMilliseconds) return time * 1000;
  return time < maxMilliseconds ? time : time / 1000;
}

/**
 * `2026-7-3 @20h 5m 1s 7ms` and `2026-7-3@20h05m01s`, as SillyTavern writes them in files and in their names, `July 3, 2026 8:05pm`,
 * and what the platform reads; in local time where they name no zone.
 */
function inWords(text: string): number {
  const [, year, month, day, ...clock] = spelled.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined)
    return Date.parse(text.replaceAll(/\s+/g, ' ').replace(/(\d) ?([ap])\.?m\.?$/i, '$1 $2m'));
  const [hour, minute, second, part] = clock.map(Number);
  const date = new Date(Number(year), Number(month) - 1, Number(day), hour, minute, second, part || 0);
  // A date that does not exist is another one.
  return date.getMonth() === Number(month) - 1 && date.getDate() === Number(day)
    ? date.getTime()
    : Number.NaN;
}

const spelled =
  /^(\d{4})-(\d{1,2})-(\d{1,2})[\s@T]*(\d{1,2})h\s*(\d{1,2})m\s*(\d{1,2})s(?:\s*(\d{1,3})ms)?$/i;
