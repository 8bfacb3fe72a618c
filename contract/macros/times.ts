/** When a text is read, and for whom. */
export interface Moment {
  /** In milliseconds since 1970; null where no time is known, so that it is left out. */
  readonly now: number | null;
  /** The language of days and months, as a BCP 47 tag. */
  readonly language: string;
}

const hour = 3_600_000;

/** Returns what a macro of times means, in UTC unless it names another offset; null for another macro. */
export const timeOf = (name: string, words: string, { now, language }: Moment): string | null => {
  const written = writeTime(name, words, { now: now ?? 0, language });
  return written !== null && now === null ? '' : written;
};

const writeTime = (
  name: string,
  words: string,
  { now, language }: { readonly now: number; readonly language: string },
): string | null => {
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
      return inFormat('HH:mm', now, format);
    case 'isodate':
      return inFormat('YYYY-MM-DD', now, format);
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
  const [YYYY = '', MM = '', DD = '', HH = '', mm = '', ss = ''] = new Date(now)
    .toISOString()
    .split(/[-T:.]/);
  const hours = Number(HH);
  const twelve = String(hours % 12 === 0 ? 12 : hours % 12);
  const parts: Readonly<Record<string, string>> = {
    YYYY,
    YY: String(Number(YYYY) % 100).padStart(2, '0'),
    MMMM: format({ month: 'long' }),
    MMM: format({ month: 'short' }),
    MM,
    M: String(Number(MM)),
    dddd: format({ weekday: 'long' }),
    ddd: format({ weekday: 'short' }),
    DD,
    D: String(Number(DD)),
    HH,
    H: String(hours),
    hh: twelve.padStart(2, '0'),
    h: twelve,
    mm,
    ss,
    A: hours < 12 ? 'AM' : 'PM',
    a: hours < 12 ? 'am' : 'pm',
  };
  return pattern.replaceAll(
    /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|M|dddd|ddd|DD|D|HH|H|hh|h|mm|ss|A|a/g,
    (found, literal: string | undefined) => literal ?? parts[found] ?? found,
  );
};
