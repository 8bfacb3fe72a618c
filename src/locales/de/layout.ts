import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const layout: Messages['layout'] = {
  home: (product) => `${product}, zur Startseite`,
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  discover: 'Entdecken',
  forYou: 'Für dich',
  favorites: 'Favoriten',
  recent: 'Zuletzt',
  search: 'Charaktere suchen',
  signIn: 'Anmelden',
  menu: 'Konto und Einstellungen',
  allowance: chats,
  gold: (count) => `${formats.number(count)} Gold`,
  fellBack: 'Die Texte in deiner Sprache sind nicht angekommen, darum ist die Seite vorerst auf Englisch.',
};
