import type { Messages } from '../messages.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => `Abriendo ${provider}…`,
  signingIn: (provider) => `Iniciando sesión con ${provider}…`,
  notes: {
    notSetUp: (provider) => `Aquí no se puede entrar con ${provider}. Puedes usar tu correo electrónico.`,
    refused: (provider, reason) => `No se pudo abrir ${provider}. ${reason}`,
    cancelled: (provider) =>
      `Has vuelto de ${provider} sin iniciar sesión. Inténtalo de nuevo o usa tu correo electrónico.`,
    stranded: (provider) =>
      `${provider} no se ha abierto. Revisa tu conexión e inténtalo de nuevo, o usa tu correo electrónico.`,
  },
  verdicts: {
    mismatched: (provider) =>
      `Este inicio de sesión con ${provider} no se empezó en esta ventana, así que no se ha usado.`,
    stale: (provider) =>
      `El inicio de sesión con ${provider} ha tardado demasiado. Vuelve a empezar, por favor.`,
    cancelled: (provider) => `No has iniciado sesión con ${provider}. Puedes probar de otra manera.`,
    refused: (provider) => `${provider} no te ha dejado entrar. Puedes probar de otra manera.`,
  },
};
