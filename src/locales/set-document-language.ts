import type { Language } from '../../contract/languages.ts';
import { directionOf } from './languages.ts';

/** Sets the language and the direction of the document. */
export function setDocumentLanguage(language: Language, { documentElement }: Document = document): void {
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
}
