import { formats } from './formats.ts';
import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: 'Antwortvorschläge',
    asking: 'Vorschläge werden geladen…',
    undo: 'Rückgängig',
  },
  another: 'Andere Antwort',
  alternatives: {
    label: 'Antworten',
    previous: 'Vorherige Antwort',
    next: 'Nächste Antwort',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
  },
  like: 'Nachricht mit „Gefällt mir“ markieren',
  unlike: '„Gefällt mir“ entfernen',
  remove: 'Diese Nachricht löschen',
  confirm: {
    title: 'Diese Nachricht löschen?',
    own: 'Deine Nachricht und die Antworten darauf werden endgültig gelöscht.',
    theirs: 'Diese Antwort wird endgültig gelöscht.',
    confirm: 'Nachricht löschen',
  },
};
