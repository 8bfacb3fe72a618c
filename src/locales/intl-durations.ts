/** Names a country by its ISO 3166 code, as the language does. */
export const regionNamesOf = (locale: string) => {
  let names: Intl.DisplayNames | undefined;
  return (region: string): string => {
    names ??= new Intl.DisplayNames(locale, { type: 'region' });
    return names.of(region) ?? region;
  };
};

/** Formats minutes as hours and minutes in a language. */
export const durationsOf = (locale: string) => {
  const written = (value: number, unit: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return (minutes: number): string => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes - 60 * hours;
    const parts = [
      ...(hours > 0 ? [written(hours, 'hour')] : []),
      ...(rest > 0 || hours === 0 ? [written(rest, 'minute')] : []),
    ];
    return spaced(new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(parts), locale);
  };
};

/** Sets the spaces around numbers as the other texts do: none in Japanese, one on each side in Chinese. */
function spaced(text: string, locale: string): string {
  const { language } = new Intl.Locale(locale);
  if (language === 'ja') return text.replaceAll(/\s/g, '');
  if (language !== 'zh') return text;
  return text.replaceAll(/(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu, ' ');
}
