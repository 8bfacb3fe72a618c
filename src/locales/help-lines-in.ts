import { countries, helpLineOf } from './help-lines.ts';
import { regionNamesOf } from './intl-durations.ts';

/** The data of the card of helplines in a language, whose BCP 47 name is `locale`. */
export const helpLinesIn = (locale: string) => {
  const { language } = new Intl.Locale(locale);
  const nameOf = regionNamesOf(locale);
  return {
    /** The name of a country. */
    region: nameOf,
    /** The countries of the list, by their names. */
    regions: (): readonly string[] => {
      const { compare } = new Intl.Collator(locale);
      return Object.keys(countries).toSorted((one, other) => compare(nameOf(one), nameOf(other)));
    },
    /** The line of a country for those who speak the language. */
    line: (region: string) => helpLineOf(region, language),
  };
};
