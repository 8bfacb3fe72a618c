import type { Messages } from '../messages.ts';

export const roomSettings: Messages['roomSettings'] = {
  title: {
    title: 'Nombre de esta conversación',
    label: 'Nombre',
    hint: 'Opcional. Aparece en tus chats recientes y encima de la conversación.',
    save: 'Guardar nombre',
    saved: 'Nombre guardado.',
  },
  scene: 'Cómo empieza',
  notes: {
    title: (mate) => `Lo que ${mate} debe recordar`,
    label: 'Notas para esta conversación',
    hint: 'Opcional. Solo se usan en esta conversación, a partir de tu próximo mensaje.',
    save: 'Guardar notas',
    saved: 'Notas guardadas.',
    unsaved: 'Aún sin guardar',
    loading: 'Cargando las notas',
    failed: 'No se han podido cargar las notas.',
  },
  data: {
    title: 'Esta conversación',
    text: 'Descarga una copia o elimínala. El archivo JSON también contiene todas las demás versiones de los mensajes.',
    search: 'Buscar en esta conversación',
    json: 'Descargar como JSON',
    markdown: 'Descargar como texto',
    remove: 'Eliminar esta conversación',
  },
  links: { title: 'Chats vinculados', origin: 'Continúa desde', copy: 'Continúa en' },
  confirm: {
    title: (mate) => `¿Eliminar el chat con ${mate}?`,
    final: 'El chat se eliminará para siempre. No se puede deshacer.',
    confirm: 'Eliminar chat',
  },
  removed: (mate) => `Chat con ${mate} eliminado.`,
  deleted: 'Chat eliminado.',
  undoOf: (mate) => `Recuperar el chat con ${mate}`,
  undone: 'Chat recuperado.',
  failed: (reason) => `No ha funcionado. ${reason}`,
  copy: { notes: 'Notas', you: 'Tú' },
};
