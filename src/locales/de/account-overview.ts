import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const accountOverview: Messages['accountOverview'] = {
  loading: 'Dein Konto wird geladen',
  failed: 'Dein Konto konnte nicht geladen werden',
  since: (time) => `Dabei seit ${formats.monthAndYear(time)}`,
  left: 'Dein Guthaben',
  places: 'Dein Konto',
  recent: { title: 'Letzte Chats', text: 'Alle deine Chats.' },
  following: { title: 'Gefolgt', text: 'Wem du folgst, mit allen Charakteren.' },
  made: { title: 'Deine Charaktere', text: 'Charaktere, die du erstellt hast.' },
  lorebooks: 'Was deine Charaktere über deine Welt wissen.',
  imports: 'Chats, Charaktere und Personas aus anderen Apps.',
  personas: { title: 'Personas', text: 'Wer du für die Charaktere bist.' },
  profile: 'Name, Passwort, Sprache, deine Daten.',
};
