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
    return new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(parts);
  };
};
