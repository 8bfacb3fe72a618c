/** When a text is read, and for whom. */
export interface Moment {
  /** In milliseconds since 1970. */
  readonly now: number;
  /** The language of days and months, as a BCP 47 tag. */
  readonly language: string;
}

const hour = 3_600_000;

/** Returns what a macro of times means, in UTC unless it names another offset; null for another macro. */
export const timeOf = (name: string, words: string, { now, language }: Moment): string | null => {
  const format = (options: Intl.DateTimeFormatOptions, at = now): string =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(at);
  const offset = /^(?:time_)?utc\s*([+-]\d{1,2})$/i.exec(name === 'time' ? words.trim() : name)?.[1];
  if (offset !== undefined) return format({ timeStyle: 'short' }, now + Number(offset) * hour);
  switch (name) {
    case 'time':
      return format({ timeStyle: 'short' });
    case 'date':
      return format({ dateStyle: 'long' });
    case 'weekday':
      return format({ weekday: 'long' });
    case 'isotime':
      return new Date(now).toISOString().slice(11, 16);
    case 'isodate':
      return new Date(now).toISOString().slice(0, 10);
    case 'datetimeformat':
      return inFormat(words.trim(), now, format);
    default:
      return null;
  }
};

/** Formats by the letters of Moment.js, those of days and times. */
const inFormat = (
  pattern: string,
  now: number,
  format: (options: Intl.DateTimeFormatOptions) => string,
): string => {
  const iso = new Date(now).toISOString();
  const hours = Number(iso.slice(11, 13));
  const twelve = String(hours % 12 === 0 ? 12 : hours % 12);
  const parts: Readonly<Record<string, string>> = {
    YYYY: iso.slice(0, 4),
    YY: iso.slice(2, 4),
    MMMM: format({ month: 'long' }),
    MMM: format({ month: 'short' }),
    MM: iso.slice(5, 7),
    M: String(Number(iso.slice(5, 7))),
    dddd: format({ weekday: 'long' }),
    ddd: format({ weekday: 'short' }),
    DD: iso.slice(8, 10),
    D: String(Number(iso.slice(8, 10))),
    HH: iso.slice(11, 13),
    H: String(hours),
    hh: twelve.padStart(2, '0'),
    h: twelve,
    mm: iso.slice(14, 16),
    ss: iso.slice(17, 19),
    A: hours < 12 ? 'AM' : 'PM',
    a: hours < 12 ? 'am' : 'pm',
  };
  return pattern.replaceAll(
    /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|M|dddd|ddd|DD|D|HH|H|hh|h|mm|ss|A|a/g,
    (found, literal: string | undefined) => literal ?? parts[found] ?? found,
  );
};
