import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const recentChats: Messages['recentChats'] = {
  loading: 'Cargando tus chats',
  you: 'Tú:',
  replying: 'Escribiendo…',
  unread: 'Respuesta nueva',
  /** A draft, or a message that this browser could not send. */
  unsent: 'Sin enviar',
  nothingSaid: 'Aún no hay mensajes',
  hidden: 'Oculto mientras el contenido para adultos esté desactivado',
  options: (name) => `Opciones del chat con ${name}`,
  remove: (name) => `Eliminar el chat con ${name}`,
  archive: {
    add: (name) => `Archivar el chat con ${name}`,
    leave: (name) => `Devolver el chat con ${name} a tus chats`,
    title: (count) => `Archivados (${formats.number(count)})`,
    added: 'Chat archivado. Está al final de esta lista.',
    left: 'Chat devuelto a la lista.',
  },
  orphaned: {
    text: 'Este chat se eliminó antes de que se enviara tu texto. Puedes copiarlo o descartarlo.',
    copy: 'Copiar texto',
    discard: 'Descartar',
    copied: 'Copiado',
    notCopied: 'No se ha podido copiar. Selecciona el texto para copiarlo.',
    discarded: 'Texto descartado.',
  },
  import: {
    choose: (product) => `Importar un chat guardado de ${product}`,
    otherApps: 'Importar desde otra app',
    reading: 'Leyendo el archivo…',
    sending: 'Importando el chat…',
    slow: 'Está tardando más de lo normal.',
    large: 'Este archivo es demasiado grande. Un chat puede tener hasta 4 MB.',
    damaged: 'Este archivo no es un chat exportado o está dañado.',
    encoding: 'Este archivo no está guardado como texto UTF-8. Guárdalo en UTF-8 y vuelve a importarlo.',
    newer: 'Este archivo se creó con una versión más nueva.',
    long: (count) => `Este archivo tiene más de ${formats.number(count)} mensajes, y son demasiados.`,
    text: 'Un mensaje de este archivo es más largo de lo que se permite aquí.',
    done: 'Chat importado.',
  },
  empty: {
    title: 'Aún no hay chats',
    text: 'Aquí aparecerán los chats que empieces con los personajes.',
  },
  failed: 'No se han podido cargar tus chats',
  confirm: {
    title: (name) => `¿Eliminar el chat con ${name}?`,
  },
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? 'Ayer' : formats.day(written, today);
  },
};
