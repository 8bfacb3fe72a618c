import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const notifications: Messages['notifications'] = {
  logOut: 'Abmelden',
  theme: 'Design',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  language: {
    label: 'Sprache',
    notFetched:
      'Diese Sprache konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.',
    notSaved: (reason) => `Die Sprache ist noch nicht in deinem Konto gespeichert. ${reason}`,
    notSavedHere: 'Noch nicht in deinem Konto gespeichert.',
    saveAgain: 'Erneut speichern',
  },
  honesty: 'Alle hier sind KI-Charaktere. Niemand davon ist ein Mensch.',
  footerNavigation: 'Über uns',
  faq: 'Fragen und Antworten',
  notSent: (reason) => `Eine Nachricht wurde nicht gesendet. ${reason}`,
  offline:
    'Du bist offline. Du kannst weiterlesen; Nachrichten werden gesendet, sobald du wieder online bist.',
  serverAway: 'Der Server ist nicht erreichbar. Gespeicherte Chats bleiben lesbar; wir versuchen es weiter.',
  backOnline: 'Du bist wieder online.',
  notifications: 'Mitteilungen',
  dismiss: 'Schließen',
  times: (count) => formats.count(count, { one: 'einmal', other: '#-mal' }),
};
