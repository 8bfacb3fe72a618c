import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const around: Messages['around'] = {
  logOut: 'Cerrar sesión',
  theme: 'Colores',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  language: {
    label: 'Idioma',
    fetching: 'Los textos están en camino…',
    stop: 'Parar',
    notFetched: 'Ese idioma no ha llegado. Comprueba tu conexión y elígelo otra vez.',
    untold: (reason) => `Tu cuenta aún no conoce el nuevo idioma. ${reason}`,
    untoldHere: 'Tu cuenta aún no lo sabe.',
    tell: 'Avisarla otra vez',
  },
  honesty: 'Todos los personajes son de IA. Ninguno es una persona.',
  footerNavigation: 'Acerca de',
  footer: {
    support: 'Ayuda',
    faq: 'Preguntas',
    guidelines: 'Normas de la comunidad',
    safety: 'Seguridad y líneas de ayuda',
    privacy: 'Aviso de privacidad',
    terms: 'Condiciones de uso',
  },
  offline: 'No tienes conexión. Lo que ya está aquí se puede leer; el resto espera a la red.',
  backOnline: 'Vuelves a tener conexión.',
  notifications: 'Avisos',
  dismiss: 'Descartar',
  times: (count) => formats.count(count, { one: 'una vez', other: '# veces' }),
};
