import { languages, type Language } from '../../contract/languages.ts';

/** Returns the requested language if it is supported, otherwise English. */
export const toLanguage = (value: unknown): Language =>
  languages.find((language) => language === value) ?? 'en';
