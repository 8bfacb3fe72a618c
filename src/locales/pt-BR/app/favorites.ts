import type { Messages } from '../../messages.ts';

export const favorites: Messages['favorites'] = {
  favorite: (name) => `Favorito: ${name}`,
  follow: 'Seguir',
  following: 'Seguindo',
  blocked: 'Personagem bloqueado. Você pode desbloqueá-lo no seu perfil.',
  notSet: (reason) => `Não deu certo. Nada foi alterado. ${reason}`,
};
