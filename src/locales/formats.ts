/** The forms of a counted noun by plural category, with `#` for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** How a language writes numbers, counts and times. `locale` is a BCP 47 name. Each format is made when it is first used. */
export function formatsOf(locale: string) {
  const plurals = lazily(() => new Intl.PluralRules(locale));
  const whole = lazily(() => new Intl.NumberFormat(locale));
  const short = lazily(
    () => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
  );
  const withSign = lazily(() => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
  const tenths = lazily(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = lazily(() => new Intl.DateTimeFormat(locale, options));
    return (time: Date | number): string => format().format(time);
  };
  const clock = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const weekday = dates({ weekday: 'long' });
  const dayOfYear = dates({ day: 'numeric', month: 'short' });
  const date = dates({ day: 'numeric', month: 'short', year: 'numeric' });
  const languageNames = lazily(() => new Intl.DisplayNames(locale, { type: 'language' }));
  const number = (value: number): string => whole().format(value);

  return {
    number,
    /** Short, such as 980, 9.8k, 12k or 1.2m. */
    compact: (value: number): string => short().format(value).toLowerCase(),
    /** With its sign, unless it is zero. */
    signed: (value: number): string => withSign().format(value),
    /** To one place after the point. */
    rating: (value: number): string => tenths().format(value),
    /** `cents` are hundredths of the currency's unit. */
    price: (cents: number, currency: string): string =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
    /** A number and what it counts; `written` replaces the plain number. */
    count: (value: number, forms: PluralForms, written: string = number(value)): string =>
      (forms[plurals().select(value)] ?? forms.other).replace('#', () => written),
    date,
    longDate: dates({ day: 'numeric', month: 'long', year: 'numeric' }),
    monthAndYear: dates({ month: 'long', year: 'numeric' }),
    moment: dates({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
    clock,
    /** The name of a language, with its region: `tag` is a BCP 47 name. */
    language: (tag: string): string => languageNames().of(tag) ?? tag,
    /** The day of something within the last week, else its date. */
    day: (time: Date, now: Date): string => {
      if (daysBetween(time, now) < 7) return weekday(time);
      return time.getFullYear() === now.getFullYear() ? dayOfYear(time) : date(time);
    },
  };
}

/** How many midnights lie between two times; 0 for the same day, and where the first is the later one. */
export const daysBetween = (time: Date, now: Date): number =>
  Math.max(0, Math.round((startOfDay(now) - startOfDay(time)) / 86_400_000));

const startOfDay = (time: Date): number => new Date(time).setHours(0, 0, 0, 0);

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
