import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const around: Messages['around'] = {
  logOut: 'Abmelden',
  theme: 'Farben',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  language: {
    label: 'Sprache',
    fetching: 'Die Texte sind unterwegs…',
    stop: 'Anhalten',
    notFetched: 'Diese Sprache ist nicht angekommen. Prüfe deine Verbindung und wähle sie noch einmal.',
    untold: (reason) => `Dein Konto weiß noch nichts von der neuen Sprache. ${reason}`,
    untoldHere: 'Dein Konto weiß noch nichts davon.',
    tell: 'Noch einmal mitteilen',
  },
  honesty: 'Alle hier sind KI-Charaktere. Niemand davon ist ein Mensch.',
  footerNavigation: 'Über uns',
  footer: {
    support: 'Hilfe',
    faq: 'Fragen',
    guidelines: 'Regeln der Gemeinschaft',
    safety: 'Sicherheit und Hilfetelefone',
    privacy: 'Datenschutzhinweis',
    terms: 'Nutzungsbedingungen',
  },
  offline: 'Du bist offline. Was schon hier ist, bleibt lesbar; der Rest wartet auf die Verbindung.',
  backOnline: 'Du bist wieder online.',
  notifications: 'Mitteilungen',
  dismiss: 'Schließen',
  times: (count) => formats.count(count, { one: 'einmal', other: '#-mal' }),
};
