import type { Language } from '../../../contract/languages.ts';

/** The path of the manifest in a language. */
export const manifestPath = (language: Language): string => `/manifest.${language}.webmanifest`;
