import type { Language } from '../../contract/languages.ts';
import type { Catalogue } from './messages.ts';

/** Each language is a file of its own, so that a page loads one. */
const catalogues: Readonly<Record<Language, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  en: () => import('./en/catalogue.ts'),
  es: () => import('./es/catalogue.ts'),
  de: () => import('./de/catalogue.ts'),
  fr: () => import('./fr/catalogue.ts'),
  'pt-BR': () => import('./pt-BR/catalogue.ts'),
  ja: () => import('./ja/catalogue.ts'),
  'zh-CN': () => import('./zh-CN/catalogue.ts'),
  ar: () => import('./ar/catalogue.ts'),
};

export const fetchCatalogue = async (language: Language): Promise<Catalogue> =>
  (await catalogues[language]()).catalogue;
