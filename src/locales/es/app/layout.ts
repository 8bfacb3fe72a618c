import type { Messages } from '../../messages.ts';
import { chats, formats } from './formats.ts';

export const layout: Messages['layout'] = {
  home: (product) => `Inicio de ${product}`,
  skip: 'Saltar al contenido',
  mainNavigation: 'Principal',
  recent: 'Recientes',
  search: 'Buscar personajes',
  signIn: 'Iniciar sesión',
  menu: 'Cuenta y ajustes',
  profile: 'Perfil y ajustes',
  allowance: chats,
  gold: (count, written) =>
    formats.count(
      count,
      { one: '# moneda de oro', many: '# de monedas de oro', other: '# monedas de oro' },
      written,
    ),
  fellBack: 'No se ha podido cargar tu idioma. Por ahora verás la página en inglés.',
};
