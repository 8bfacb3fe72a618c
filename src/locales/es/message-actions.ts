import { formats } from './app/formats.ts';
import type { Messages } from '../messages.ts';

export const messageActions: Messages['messageActions'] = {
  ideas: {
    label: 'Respuestas sugeridas',
    asking: 'Cargando sugerencias…',
  },
  another: 'Otra respuesta',
  alternatives: {
    label: 'Respuestas',
    previous: 'Respuesta anterior',
    next: 'Respuesta siguiente',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
  },
  hint: {
    label: 'Otra respuesta, pero…',
    shorter: 'Más corta',
    longer: 'Más larga',
    playful: 'Más divertida',
    own: 'Con tus palabras',
    send: 'Pedir',
  },
  menu: 'Más para este mensaje',
  pin: 'Fijar este mensaje',
  unpin: 'Dejar de fijar',
  pinned: 'Fijado',
  quote: 'Citar',
  copyText: 'Copiar texto',
  copyMarkdown: 'Copiar como Markdown',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar. Selecciona el texto para copiarlo.',
  like: 'Me gusta este mensaje',
  unlike: 'Quitar «me gusta»',
  edit: 'Editar este mensaje',
  editReply: 'Editar esta respuesta',
  edited: 'Editado por ti',
  remove: 'Eliminar desde aquí',
  copy: 'Nuevo chat desde aquí',
  removed: { title: 'Eliminado, con todo lo que seguía.' },
  editing: {
    reply: (mate) => `Editando la respuesta de ${mate}`,
    title: 'Editando tu mensaje',
  },
};
