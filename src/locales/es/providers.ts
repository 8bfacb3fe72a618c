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
  question: {
    title: (provider) => `¿Iniciar sesión con ${provider}?`,
    text: (provider) =>
      `Un enlace ha traído un inicio de sesión con ${provider} que no se empezó aquí. Continúa solo si lo acabas de empezar tú: si no, podrías acabar en la cuenta de otra persona.`,
    accept: (provider) => `Iniciar sesión con ${provider}`,
    decline: 'No, mejor no',
  },
};
