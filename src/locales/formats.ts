import type { Language } from '../../contract/languages.ts';

/** The forms of a text that counts by plural category, as functions of the written number. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, (written: string) => string>>> & {
  readonly other: (written: string) => string;
};

export type Formats = ReturnType<typeof formatsOf>;

/** How a language writes numbers, counts and times. Each format is made when it is first used. */
export function formatsOf(pageLanguage: Language) {
  // Arabic with the digits 0 to 9, as the phone numbers and prices on the page have them.
  const locale = pageLanguage === 'ar' ? 'ar-u-nu-latn' : pageLanguage;
  const plurals = lazily(() => new Intl.PluralRules(locale));
  const whole = lazily(() => new Intl.NumberFormat(locale));
  const short = lazily(
    () => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
  );
  const withSign = lazily(() => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
  const tenths = lazily(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const { language } = new Intl.Locale(locale);
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = lazily(() => new Intl.DateTimeFormat(locale, options));
    // French counts the first of a month: 1er novembre.
    return (time: Date | number): string =>
      language === 'fr'
        ? format()
            .format(time)
            .replace(/^1(?=\s)/, '1er')
        : format().format(time);
  };
  const clock = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const weekday = dates({ weekday: 'long' });
  const dayOfYear = dates({ day: 'numeric', month: 'short' });
  const date = dates({ day: 'numeric', month: 'short', year: 'numeric' });
  const list = lazily(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const languageNames = lazily(() => new Intl.DisplayNames(locale, { type: 'language' }));
  const number = (value: number): string => whole().format(value);

  return {
    pageLanguage,
    number,
    /** Short, such as 980, 9.8k, 12k or 1.2m; other languages have signs of their own, such as Mio. */
    compact: (value: number): string =>
      language === 'en' ? short().format(value).toLowerCase() : short().format(value),
    /** With its sign, unless it is zero. A minus sign is as wide as a plus sign; a hyphen is not. */
    signed: (value: number): string => withSign().format(value).replace('-', '−'),
    /** To one place after the point. */
    rating: (value: number): string => tenths().format(value),
    /** `cents` are hundredths of the currency's unit. */
    price: (cents: number, currency: string): string =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        // "US$" would be torn apart from right to left.
        currencyDisplay: language === 'ar' ? 'narrowSymbol' : 'symbol',
      }).format(cents / 100),
    /** A text with a number of something. */
    count: (value: number, forms: PluralForms): string => {
      const text = (forms[plurals().select(value)] ?? forms.other)(number(value));
      return language === 'zh' ? text.replace('万 ', '万') : text;
    },
    date,
    longDate: dates({ day: 'numeric', month: 'long', year: 'numeric' }),
    monthAndYear: dates({ month: 'long', year: 'numeric' }),
    // The medium date of Arabic has a number in place of the month, unlike its other dates.
    moment: dates(
      language === 'ar'
        ? {
            day: 'numeric',
            month: 'short',
            year: 'numeric',
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
          }
        : { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' },
    ),
    clock,
    /** Spanish calls it the night. */
    isEvening: (time: Date): boolean => time.getHours() >= (language === 'es' ? 20 : 18),
    /** The name of a language, with its region: `tag` is a BCP 47 name. */
    language: (tag: string): string => languageNames().of(tag) ?? tag,
    /** The names of languages without their regions, as a list within a text. */
    languages: (tags: readonly string[]): string =>
      list().format(tags.map((tag) => languageNames().of(tag.split('-')[0] ?? tag) ?? tag)),
    /** The items of a list that has no word before the last one. */
    listed: (items: readonly string[]): string =>
      items.join({ ar: '، ', ja: '、', zh: '、' }[language] ?? ', '),
    /** Sentences one after another. */
    sentences: (texts: readonly string[]): string =>
      texts.join(language === 'ja' || language === 'zh' ? '' : ' '),
    /** The day of something within the last week, else its date; at the start of a line. */
    day: (time: Date, now: Date): string => {
      if (daysBetween(time, now) < 7) return capitalized(weekday(time), locale);
      return time.getFullYear() === now.getFullYear() ? dayOfYear(time) : date(time);
    },
  };
}

/** How many midnights lie between two times; 0 for the same day, and where the first is the later one. */
export const daysBetween = (time: Date, now: Date): number =>
  Math.max(0, Math.round((startOfDay(now) - startOfDay(time)) / 86_400_000));

const startOfDay = (time: Date): number => new Date(time).setHours(0, 0, 0, 0);

const capitalized = (word: string, locale: string): string =>
  word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);

function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
