import type { Messages } from '../../messages.ts';
import { chats, formats } from './formats.ts';

export const layout: Messages['layout'] = {
  home: (product) => `${product}-Startseite`,
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  recent: 'Zuletzt',
  search: 'Charaktere suchen',
  signIn: 'Anmelden',
  menu: 'Konto und Einstellungen',
  profile: 'Profil und Einstellungen',
  allowance: chats,
  gold: (count, written) => formats.count(count, { one: '# Goldmünze', other: '# Goldmünzen' }, written),
  fellBack: 'Deine Sprache konnte nicht geladen werden. Die Seite ist vorerst auf Englisch.',
};
