import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const chat: Messages['chat'] = {
  loading: 'Abriendo el chat',
  failed: 'El chat no se ha abierto',
  missing: {
    title: 'Este chat no está aquí',
    text: 'Puede que se haya eliminado o que sea de otra cuenta.',
    action: 'Ver tus chats',
  },
  back: 'Volver a tus chats',
  persona: 'Quién eres en este chat',
  profile: (name) => `Sobre ${name}`,
  companion: 'Personaje de IA',
  scripted: 'Personaje de IA con guion',
  replying: 'escribiendo…',
  reconnecting: 'reconectando…',
  left: chats,
  conversation: (name) => `Conversación con ${name}`,
  notice: (name) => `${name} es un personaje de IA, no una persona. Lo que dice es inventado.`,
  saidBy: { user: 'Tú:', mate: (name) => `${name}:` },
  older: {
    loading: 'Llegan los mensajes anteriores',
    failed: 'Los mensajes anteriores no han llegado.',
    retry: 'Reintentar',
    whole: 'Aquí empezó todo.',
  },
  latest: 'Ir al último mensaje',
  composer: {
    label: (name) => `Mensaje para ${name}`,
    send: 'Enviar',
    stop: 'Parar',
    price: (left) => `1 chat por mensaje · quedan ${formats.number(left)}`,
    empty: 'No te quedan chats.',
    signedOut: 'Has cerrado la sesión. Lo que escribas se queda aquí.',
    blocked: (name: string) => `Has bloqueado a ${name}. Lo que se dijo se puede seguir leyendo.`,
    unblock: 'Quitar el bloqueo en tu perfil',
    more: 'Conseguir más chats',
    long: (over) => formats.count(over, { one: 'Sobra # carácter', other: 'Sobran # caracteres' }),
    keys: 'Intro envía, Mayúsculas e Intro empiezan una línea nueva, la flecha hacia arriba recupera lo que dijiste antes.',
  },
  live: {
    slow: 'Está tardando más de lo normal…',
    stalled: 'Se cortó la línea. Reconectando…',
    stopping: 'Parando…',
  },
  queued: 'En espera de enviarse',
  notSent: {
    stopped: 'Aún sin enviar.',
    expired: 'Sin enviar: inicia sesión primero.',
    empty: 'Sin enviar: no te quedan chats.',
    ageless: 'Hace falta tu fecha de nacimiento antes de enviar esto.',
    unreachable: 'Sin enviar: no hay conexión. Saldrá solo cuando vuelva la red.',
    stream: 'Sin enviar: el servidor no lo aceptó.',
    rejected: (reason) => (reason === '' ? 'Sin enviar.' : `Sin enviar: ${reason}`),
    again: 'Enviar de nuevo',
    back: 'Retirar',
    signIn: 'Iniciar sesión',
  },
  refused: {
    4030: 'Este personaje ya no está. Lo que se dijo se puede seguir leyendo.',
    4032: 'Aún no tienes edad para chatear aquí.',
    4033: 'El contenido para adultos está desactivado. Puedes activarlo en tu perfil.',
    4040: 'Esta conversación se ha eliminado.',
    4220: 'Aquí no tiene sitio nada sexual con alguien menor de 18 años.',
    4230: 'Has bloqueado a este personaje. Para escribir de nuevo, quita el bloqueo en tu perfil.',
    5000: 'Algo ha fallado en el servidor. Inténtalo de nuevo.',
    5020: 'No llegó respuesta, así que no ha costado nada. Inténtalo de nuevo.',
    5030: 'El servicio no está disponible por un momento. Inténtalo de nuevo enseguida.',
  },
  broken: {
    stopped: 'Has parado esta respuesta.',
    interrupted: 'Esta respuesta quedó cortada.',
    failed: 'No llegó ninguna respuesta.',
    retry: 'Preguntar de nuevo',
  },
  when: (said, now) => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 20 ? 'Esta noche' : 'Hoy'}, ${time}`;
    return `${days === 1 ? 'Ayer' : formats.day(said, now)}, ${time}`;
  },
};
