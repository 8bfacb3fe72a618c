import type { Messages } from '../../messages.ts';

export const unavailable: Messages['unavailable'] = {
  toDiscover: 'Ir a «Descubrir»',
  loading: 'Cargando la página',
  signInNeeded: {
    title: 'Inicia sesión para verlo',
    text: 'Necesitas una cuenta para ver esta página.',
  },
  matureOff: {
    title: 'Este personaje es para adultos',
    text: 'El contenido para adultos está desactivado. Puedes activarlo en tu perfil.',
    action: 'Abrir tu perfil',
  },
  screenFailed: {
    title: 'No se ha podido cargar esta página',
    text: 'Puede que no tengas conexión o que acabe de salir una nueva versión.',
  },
  partFailed: 'No se ha podido cargar esta parte de la página. Comprueba tu conexión e inténtalo de nuevo.',
};
