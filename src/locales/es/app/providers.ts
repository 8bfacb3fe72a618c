import type { Messages } from '../../messages.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => `Abriendo ${provider}…`,
  signingIn: (provider) => `Iniciando sesión con ${provider}…`,
  notices: {
    notSetUp: (provider) => `Aquí no se puede entrar con ${provider}. Usa tu correo electrónico.`,
    failed: (provider, reason) => `No se ha podido abrir ${provider}. ${reason}`,
    canceled: (provider) =>
      `Se ha cancelado el inicio de sesión con ${provider}. Inténtalo de nuevo o usa tu correo electrónico.`,
    redirectTimedOut: (provider) =>
      `No se ha podido abrir ${provider}. Comprueba tu conexión e inténtalo de nuevo, o usa tu correo electrónico.`,
  },
  verdicts: {
    mismatched: (provider) =>
      `Este inicio de sesión con ${provider} se empezó en otra ventana o aplicación. Vuelve allí o inicia sesión aquí de nuevo.`,
    stale: (provider) => `El inicio de sesión con ${provider} ha tardado demasiado. Inténtalo de nuevo.`,
    cancelled: (provider) =>
      `Se ha cancelado el inicio de sesión con ${provider}. Puedes probar de otra manera.`,
    refused: (provider) => `${provider} ha rechazado el inicio de sesión. Puedes probar de otra manera.`,
  },
};
