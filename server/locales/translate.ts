import type { Language } from '../../contract/languages.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { ErrorId, ErrorText } from './errors.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { ptBR } from './pt-br.ts';
import type { ServerTexts } from './texts.ts';
import { zhCN } from './zh-cn.ts';

const texts: Readonly<Record<Language, ServerTexts>> = {
  en,
  es,
  de,
  fr,
  'pt-BR': ptBR,
  ja,
  'zh-CN': zhCN,
  ar,
};

export const getTexts = (language: Language): ServerTexts => texts[language];

/** Returns the text of an error in this language. */
export const getErrorText = (
  {
    text,
    value,
  }: { readonly text: ErrorId | { readonly english: string }; readonly value: number | undefined },
  language: Language,
): string =>
  typeof text === 'string' ? withNumber(texts[language].errors[text], value, language) : text.english;

/** Puts the number into a text, in the form that the language has for it. */
function withNumber(text: ErrorText, value: number | undefined, language: Language): string {
  const form = typeof text === 'string' ? text : (text[pluralOf(value ?? 0, language)] ?? text.other);
  return value === undefined ? form : form.replace('#', () => new Intl.NumberFormat(language).format(value));
}

const pluralOf = (value: number, language: Language): Intl.LDMLPluralRule =>
  new Intl.PluralRules(language).select(value);
