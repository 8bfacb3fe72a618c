import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: 'Respuestas sugeridas',
    asking: 'Cargando sugerencias…',
    undo: 'Deshacer',
  },
  like: 'Me gusta este mensaje',
  unlike: 'Quitar «me gusta»',
  remove: 'Eliminar este mensaje',
  confirm: {
    title: '¿Eliminar este mensaje?',
    own: 'Tu mensaje y sus respuestas se eliminarán para siempre.',
    theirs: 'Esta respuesta se eliminará para siempre.',
    confirm: 'Eliminar mensaje',
  },
};
