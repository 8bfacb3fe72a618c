import type { Messages } from '../../messages.ts';

export const favorites: Messages['favorites'] = {
  favorite: (name) => `Favori : ${name}`,
  follow: 'Suivre',
  following: 'Suivi',
  blocked: 'Ce personnage est bloqué. Tu peux le débloquer dans ton profil.',
  notSet: (reason) => `Ça n’a pas fonctionné. Rien n’a été modifié. ${reason}`,
};
