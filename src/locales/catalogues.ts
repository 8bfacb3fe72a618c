import type { Language } from '../../contract/languages.ts';
import type { Catalogue } from './messages.ts';

/** Each language is a file of its own, so that a page loads one. */
const catalogues: Readonly<Record<Language, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  en: () => import('./en/catalogue.ts'),
  es: () => import('./en/catalogue.ts'),
  de: () => import('./en/catalogue.ts'),
  fr: () => import('./en/catalogue.ts'),
  'pt-BR': () => import('./en/catalogue.ts'),
  ja: () => import('./en/catalogue.ts'),
  'zh-CN': () => import('./en/catalogue.ts'),
  ar: () => import('./en/catalogue.ts'),
};

export const fetchCatalogue = async (language: Language): Promise<Catalogue> =>
  (await catalogues[language]()).catalogue;
