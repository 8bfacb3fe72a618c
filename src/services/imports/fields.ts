import { objectOf } from '../shared/parse-json.ts';

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

/** Times of this size are seconds: in milliseconds they would be in 1970. */
const leastMilliseconds = 100_000_000_000;
const latest = 8_640_000_000_000_000;

/**
 * Returns a time in milliseconds since 1970, from a number of seconds or milliseconds or one of the spellings of such programs;
 * null for no time.
 */
export function timeOf(value: unknown): number | null {
  const time = typeof value === 'number' ? value : Date.parse(withPlainDate(textOf(value)));
  if (!Number.isFinite(time) || time <= 0)
    return /^\d{9,16}$/.test(textOf(value)) ? timeOf(Number(value)) : null;
  const milliseconds = Math.round(typeof value === 'number' && time < leastMilliseconds ? time * 1000 : time);
  return milliseconds > latest ? null : milliseconds;
}

/** `2026-7-3 @20h 5m 1s 7ms` and `July 3, 2026 8:05pm`, as SillyTavern wrote them, in local time. */
const withPlainDate = (text: string): string =>
  text
    .replace(
      /^(\d{4})-(\d{1,2})-(\d{1,2}) ?@(\d{1,2})h ?(\d{1,2})m ?(\d{1,2})s.*$/,
      (_, year: string, ...parts: string[]) => {
        const [month, day, hour, minute, second] = parts.map((part) => part.padStart(2, '0'));
        return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
      },
    )
    .replace(/(\d)(am|pm)$/i, '$1 $2');
