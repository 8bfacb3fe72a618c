import { formats } from './formats.ts';
import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: 'Respuestas sugeridas',
    asking: 'Cargando sugerencias…',
    undo: 'Deshacer',
  },
  another: 'Otra respuesta',
  alternatives: {
    label: 'Respuestas',
    previous: 'Respuesta anterior',
    next: 'Respuesta siguiente',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
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
