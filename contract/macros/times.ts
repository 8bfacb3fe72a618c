/** When a text is read, and for whom. */
export interface Moment {
  /** In milliseconds since 1970; null where no time is known, so that it is left out. */
  readonly now: number | null;
  /** The language of days and months, as a BCP 47 tag. */
  readonly language: string;
  /** The time zone of those who read, as IANA calls it; UTC where it is not known. */
  readonly timeZone?: string | undefined;
}

const hour = 3_600_000;

/** Returns the time zone if it is one that can be read here, else UTC. */
export const toTimeZone = (name: string | null): string => {
  if (name === null || !/^[\w/+-]{1,64}$/.test(name)) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return 'UTC';
    throw error;
  }
};

/** Returns what a macro of times means, in the time zone of those who read unless it names an offset; null for another macro. */
export const timeOf = (name: string, words: string, { now, ...moment }: Moment): string | null => {
  const written = writeTime(name, words, { ...moment, now: now ?? 0 });
  return written !== null && now === null ? '' : written;
};

/** Making a formatter takes a hundred times as long as using one, and a text can have thousands of times. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 300;

const formatterOf = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  if (formatters.size >= maxFormatters) formatters.clear();
  const made = new Intl.DateTimeFormat(language, options);
  formatters.set(key, made);
  return made;
};

type Format = (options: Intl.DateTimeFormatOptions, language?: string) => string;

const writeTime = (
  name: string,
  words: string,
  { now, language, timeZone = 'UTC' }: Moment & { readonly now: number },
): string | null => {
  const format: Format = (options, inLanguage = language) =>
    formatterOf(inLanguage, { timeZone, ...options }).format(now);
  const offset = /^(?:time_)?utc\s*([+-]\d{1,2})$/i.exec(name === 'time' ? words.trim() : name)?.[1];
  if (offset !== undefined) {
    const options = { timeStyle: 'short', timeZone: 'UTC' } as const;
    return formatterOf(language, options).format(now + Number(offset) * hour);
  }
  switch (name) {
    case 'time':
      return format({ timeStyle: 'short' });
    case 'date':
      return format({ dateStyle: 'long' });
    case 'weekday':
      return format({ weekday: 'long' });
    case 'isotime':
      return inFormat('HH:mm', format);
    case 'isodate':
      return inFormat('YYYY-MM-DD', format);
    case 'datetimeformat':
      return inFormat(words.trim(), format);
    default:
      return null;
  }
};

/** `03/12/2026, 14:05:09` in American English. */
const inDigits = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

/** Formats by the letters of Moment.js, those of days and times. */
const inFormat = (pattern: string, format: Format): string => {
  const [MM = '', DD = '', YYYY = '', HH = '', mm = '', ss = ''] = format(inDigits, 'en-US').split(/\D+/);
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
