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
  removed: {
    title: 'Eliminado, con todo lo que seguía.',
    hidesNewer: 'Si lo deshaces, se ocultarán los mensajes escritos desde entonces.',
  },
  learned: { line: (facts) => `Guardado en la memoria: ${facts}`, forgotten: 'Olvidado.' },
  why: {
    title: 'Por qué esta respuesta',
    total: (tokens, limit, percent) =>
      `Unos ${formats.number(tokens)} de ${formats.number(limit)} tokens (${formats.number(percent)} %)`,
    tokens: (count) => formats.count(count, { one: '# token', other: '# tokens' }),
    loading: 'Cargando detalles',
    failed: 'No se han podido cargar los detalles',
    missing: {
      title: 'Sin detalles',
      text: 'Solo se registran detalles de las últimas respuestas de un modelo de lenguaje.',
    },
    sections: {
      rules: 'Reglas',
      character: 'Carácter del personaje',
      person: 'Tu identidad y tus notas',
      facts: 'Recuerdos',
      chapters: 'Capítulos',
      passages: 'Mensajes anteriores',
      recent: 'Mensajes recientes',
      message: 'Tu mensaje',
    },
    leftOut: (count) => formats.count(count, { one: '# más ya no cabía', other: '# más ya no cabían' }),
    reasons: {
      pinned: 'Fijado',
      always: 'Se usa siempre',
      words: (words) => `Palabras en común: ${words}`,
      meaning: 'Significado parecido',
    },
    deleted: 'Eliminado desde entonces',
  },
  editing: {
    reply: (mate) => `Editando la respuesta de ${mate}`,
    title: 'Editando tu mensaje',
  },
};
