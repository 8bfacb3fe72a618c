import { directionOf, type Language } from '../../contract/languages.ts';

/** Sets the language and the direction of the document; a change restyles all of it, and so does setting the same again. */
export function setDocumentLanguage(language: Language, { documentElement }: Document = document): void {
  const direction = directionOf(language);
  if (documentElement.lang !== language) documentElement.lang = language;
  if (documentElement.dir !== direction) documentElement.dir = direction;
}
