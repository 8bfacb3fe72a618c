/** The supported languages, as BCP 47 tags. */
export const languages = ['en', 'es', 'de', 'fr', 'pt-BR', 'ja', 'zh-CN', 'ar'] as const;

export type Language = (typeof languages)[number];

/** Returns the direction in which the language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Returns the supported language that is closest to a BCP 47 tag, by its base language if need be: `de` for `de-AT`. */
export function closestLanguage(tag: string): Language | undefined {
  const requested = tag.toLowerCase();
  const [base = ''] = requested.split('-');
  return (
    languages.find((language) => language.toLowerCase() === requested) ??
    languages.find((language) => language.toLowerCase().split('-')[0] === base)
  );
}
