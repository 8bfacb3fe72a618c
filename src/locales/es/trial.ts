import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const trial: Messages['trial'] = {
  intro: (name) =>
    `${name} es un personaje de IA, no una persona. Las respuestas de aquí son textos preparados.`,
  left: (count) =>
    formats.count(count, {
      one: 'Queda # mensaje',
      many: 'Quedan # de mensajes',
      other: 'Quedan # mensajes',
    }),
  stored: 'Este chat se queda un día en este navegador. Con una cuenta lo conservas y puedes seguir.',
  create: 'Crear una cuenta',
  over: 'Ese era el último mensaje sin cuenta. Crea una para seguir. Este chat se va contigo.',
  privacy: 'Tu fecha de nacimiento solo se comprueba, no se guarda.',
  failed: 'No se ha podido abrir el chat',
  missing: { title: 'No se encontró el personaje', text: 'Puede que este personaje ya no exista.' },
  importing: 'Pasando tu chat a tu cuenta…',
  offer: {
    text: (name) => `Hablaste con ${name} antes de iniciar sesión.`,
    add: 'Añadir a mis chats',
    dismiss: 'Ahora no',
  },
};
