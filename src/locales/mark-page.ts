import type { Language } from '../../contract/languages.ts';
import { directionOf } from './languages.ts';

/** Says on the page itself which language it is in and which way that runs. */
export function markPage(language: Language, { documentElement }: Document = document): void {
  documentElement.lang = language;
  documentElement.dir = directionOf(language);
}
