import type { EventObject } from 'xstate';
import type { Language } from '../../../contract/languages.ts';
import type { LanguageEvent } from './language.types.ts';

export function languageOf(event: EventObject): Language {
  if (!isChoice(event)) throw new TypeError(`A language comes with language.choose, not with ${event.type}.`);
  return event.language;
}

const isChoice = (event: EventObject): event is Extract<LanguageEvent, { type: 'language.choose' }> =>
  event.type === 'language.choose';
