import type { Messages } from '../../messages.ts';

export const favorites: Messages['favorites'] = {
  favorite: (name) => `Favorito: ${name}`,
  follow: 'Seguir',
  following: 'Siguiendo',
  blocked: 'Personaje bloqueado. Puedes desbloquearlo en tu perfil.',
  notSet: (reason) => `No ha funcionado. No se ha cambiado nada. ${reason}`,
};
