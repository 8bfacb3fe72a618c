import type { Messages } from '../messages.ts';

export const roomCare: Messages['roomCare'] = {
  notes: {
    title: (mate) => `Lo que ${mate} debe recordar`,
    label: 'Notas para esta conversación',
    hint: 'Solo las usa esta conversación, a partir de tu próximo mensaje. Pueden quedar vacías.',
    save: 'Guardar las notas',
    saving: 'Guardando…',
    saved: 'Las notas están guardadas.',
    loading: 'Cargando las notas',
    failed: 'Las notas no han llegado.',
    again: 'Reintentar',
  },
  data: {
    title: 'Esta conversación',
    text: 'Llévate una copia o elimínala.',
    json: 'Descargar como JSON',
    markdown: 'Descargar como texto',
    busy: 'Preparando…',
    remove: 'Eliminar esta conversación',
  },
  confirm: {
    title: (mate) => `¿Eliminar el chat con ${mate}?`,
    text: 'Desaparece enseguida, y para siempre un minuto después. Hasta entonces puedes recuperarlo en tus chats.',
    final: 'Desaparece enseguida y para siempre. Nadie puede recuperarlo.',
    yes: 'Eliminar el chat',
    no: 'Conservarlo',
    busy: 'Eliminando…',
  },
  removed: (mate) => `El chat con ${mate} está eliminado.`,
  undo: 'Deshacer',
  undoOf: (mate) => `Recuperar el chat con ${mate}`,
  undone: 'El chat ha vuelto.',
  failed: (reason) => `No ha funcionado. ${reason}`,
  copy: { notes: 'Notas', you: 'Tú' },
};
