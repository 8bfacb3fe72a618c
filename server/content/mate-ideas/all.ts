import type { Language } from '../../../contract/languages.ts';
import { arabicIdeas } from './ar.ts';
import { germanIdeas } from './de.ts';
import { spanishIdeas } from './es.ts';
import { frenchIdeas } from './fr.ts';
import type { IdeaParts } from './idea-parts.ts';
import { japaneseIdeas } from './ja.ts';
import { portugueseIdeas } from './pt-br.ts';
import { chineseIdeas } from './zh-cn.ts';

/** The parts of ideas for mates, by language; English has more parts of another form. */
export const ideaParts: Readonly<Record<Exclude<Language, 'en'>, IdeaParts>> = {
  de: germanIdeas,
  fr: frenchIdeas,
  es: spanishIdeas,
  'pt-BR': portugueseIdeas,
  ar: arabicIdeas,
  ja: japaneseIdeas,
  'zh-CN': chineseIdeas,
};
