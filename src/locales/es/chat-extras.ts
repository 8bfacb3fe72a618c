import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: 'Ideas para tu respuesta',
    asking: 'Buscando ideas…',
    undo: 'Quitarla',
  },
  like: 'Poner un corazón a este mensaje',
  unlike: 'Quitar el corazón',
  remove: 'Eliminar este mensaje',
  confirm: {
    title: '¿Eliminar este mensaje?',
    own: 'Tu mensaje se borra para siempre, y con él las respuestas.',
    theirs: 'Esta respuesta se borra para siempre.',
    yes: 'Eliminar el mensaje',
    no: 'Conservarlo',
    busy: 'Eliminando…',
  },
};
