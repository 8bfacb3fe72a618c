import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const recentChats: Messages['recentChats'] = {
  title: 'Chats recientes',
  loading: 'Cargando tus chats',
  you: 'Tú:',
  nothingSaid: 'Aún no se ha dicho nada',
  hidden: 'Oculto mientras el contenido para adultos esté desactivado',
  remove: (name) => `Eliminar el chat con ${name}`,
  empty: {
    title: 'Aún no hay chats',
    text: 'Cuando hables con un personaje, la conversación te esperará aquí.',
    action: 'Buscar un personaje',
  },
  failed: 'Tus chats no han llegado',
  confirm: {
    title: (name) => `¿Eliminar el chat con ${name}?`,
    yes: 'Eliminar el chat',
    no: 'Conservarlo',
    busy: 'Eliminando…',
  },
  removed: 'El chat se ha eliminado.',
  notRemoved: (reason) => `El chat sigue ahí. ${reason}`,
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? 'Ayer' : formats.day(written, today);
  },
};
