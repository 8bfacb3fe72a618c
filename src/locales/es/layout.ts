import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const layout: Messages['layout'] = {
  home: (product) => `${product}, a la página de inicio`,
  skip: 'Saltar al contenido',
  mainNavigation: 'Principal',
  discover: 'Descubrir',
  forYou: 'Para ti',
  favorites: 'Favoritos',
  recent: 'Recientes',
  search: 'Buscar personajes',
  signIn: 'Iniciar sesión',
  menu: 'Cuenta y ajustes',
  allowance: chats,
  gold: (count) => `${formats.number(count)} de oro`,
  fellBack: 'Los textos en tu idioma no han llegado, así que la página está en inglés por ahora.',
};
