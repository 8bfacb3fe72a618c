import type { Messages } from '../../messages.ts';
import { chats, formats } from './formats.ts';

export const layout: Messages['layout'] = {
  home: (product) => `Accueil de ${product}`,
  skip: 'Aller au contenu',
  mainNavigation: 'Principal',
  recent: 'Récents',
  search: 'Chercher des personnages',
  signIn: 'Se connecter',
  menu: 'Compte et réglages',
  profile: 'Profil et réglages',
  allowance: chats,
  gold: (count, written) =>
    formats.count(count, { one: '# pièce d’or', many: '# de pièces d’or', other: '# pièces d’or' }, written),
  fellBack: 'Impossible de charger ta langue. La page est en anglais pour l’instant.',
};
