import { languages, type Language } from '../../contract/languages.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { ptBR } from './pt-br.ts';
import type { ServerTexts, TranslatedTexts } from './texts.ts';
import { zhCN } from './zh-cn.ts';

const translations: Readonly<Record<Exclude<Language, 'en'>, TranslatedTexts>> = {
  es,
  de,
  fr,
  'pt-BR': ptBR,
  ja,
  'zh-CN': zhCN,
  ar,
};

/** The language that somebody asks for, if the product speaks it, else English. */
export const spokenAs = (value: unknown): Language =>
  languages.find((language) => language === value) ?? 'en';

export const textsIn = (language: Language): ServerTexts => (language === 'en' ? en : translations[language]);

/** The message of a refusal in another language; as it is where nobody translated it. */
export const refusalIn = (language: Language, message: string): string => {
  if (language === 'en') {
    return message;
  }
  const texts = new Map<string, string>(Object.entries(translations[language].refusals));
  const [number = ''] = /\d+/.exec(message) ?? [];
  return texts.get(message) ?? texts.get(message.replace(/\d+/, '#'))?.replace('#', number) ?? message;
};
