import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const mine: Messages['mine'] = {
  back: 'Zurück zu Entdecken',
  loading: 'Deine Seite wird geladen',
  failed: 'Deine Seite ist nicht angekommen',
  nameless: 'Du',
  since: (time) => `Hier seit ${formats.monthAndYear(time)}`,
  left: 'Was du noch hast',
  chats,
  gold: (count) => `${formats.number(count)} Gold`,
  places: 'Deine Orte',
  recent: { title: 'Letzte Chats', text: 'Alle deine Unterhaltungen.' },
  following: { title: 'Gefolgt', text: 'Wem du folgst, mit allen Charakteren.' },
  made: { title: 'Deine Charaktere', text: 'Von dir erschaffen, für dich oder für alle.' },
  personas: { title: 'Personas', text: 'Wer du für die Charaktere bist.' },
  profile: { title: 'Profil und Einstellungen', text: 'Name, Passwort, Sprache, deine Daten.' },
};
