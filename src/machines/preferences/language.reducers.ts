import type { EventObject } from 'xstate';
import type { Language } from '../../../contract/languages.ts';
import type { LanguageEvent } from './language.types.ts';

export function toLanguage(event: EventObject): Language {
  if (!isChoice(event)) throw new TypeError(`${event.type} has no language.`);
  return event.language;
}

const isChoice = (event: EventObject): event is Extract<LanguageEvent, { type: 'language.choose' }> =>
  event.type === 'language.choose';
