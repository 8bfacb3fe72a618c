import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const notifications: Messages['notifications'] = {
  logOut: 'Cerrar sesión',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  language: {
    label: 'Idioma',
    notFetched: 'No se ha podido cargar ese idioma. Comprueba tu conexión e inténtalo de nuevo.',
    notSaved: (reason) => `El idioma aún no se ha guardado en tu cuenta. ${reason}`,
    notSavedHere: 'Aún no se ha guardado en tu cuenta.',
    saveAgain: 'Guardar de nuevo',
  },
  honesty: 'Todos los personajes son de IA. Ninguno es una persona.',
  footerNavigation: 'Acerca de',
  faq: 'Preguntas y respuestas',
  notSent: (reason) => `No se ha enviado un mensaje. ${reason}`,
  offline: 'No tienes conexión. Puedes seguir leyendo; los mensajes se enviarán cuando vuelvas a tenerla.',
  serverAway:
    'No se puede contactar con el servidor. Los chats guardados se pueden leer; seguimos intentándolo.',
  backOnline: 'Vuelves a tener conexión.',
  notifications: 'Notificaciones',
  dismiss: 'Descartar',
  times: (count) => formats.count(count, { one: 'una vez', other: '# veces' }),
};
