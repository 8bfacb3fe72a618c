import type { Messages } from '../messages.ts';

export const standIn: Messages['standIn'] = {
  toDiscover: 'Ir a Descubrir',
  loading: 'Cargando la página',
  signInNeeded: {
    title: 'Inicia sesión para verlo',
    text: 'Tus chats se guardan con tu cuenta, así que necesitamos saber de quién son.',
    action: 'Iniciar sesión',
  },
  matureOff: {
    title: 'Este personaje es para adultos',
    text: 'El contenido para adultos está desactivado. Puedes activarlo en tu perfil.',
    action: 'Abrir tu perfil',
  },
  screenFailed: {
    title: 'Esta página no se ha cargado',
    text: 'Puede que se haya cortado la conexión o que acabe de salir una nueva versión.',
    action: 'Reintentar',
  },
  partFailed: 'Esta parte de la página no se ha cargado. Comprueba tu conexión e inténtalo de nuevo.',
};
