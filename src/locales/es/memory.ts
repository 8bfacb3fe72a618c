import { formats } from './app/formats.ts';
import { components } from './app/components.ts';
import type { Messages } from '../messages.ts';

export const memory: Messages['memory'] = {
  title: (mate) => (mate === null ? 'Lo que tu personaje recuerda' : components.remembers(mate)),
  intro: 'Los recuerdos se usan en las respuestas. Puedes corregirlos o eliminarlos.',
  back: 'Volver',
  loading: 'Cargando recuerdos',
  failed: 'No se han podido cargar los recuerdos',
  empty: { title: 'Todavía nada', text: 'Lo que cuentes de ti y lo que planeéis juntos aparecerá aquí.' },
  none: { title: 'No se ha encontrado nada', text: 'Prueba con otras palabras.' },
  missing: { title: 'Ningún personaje elegido', text: 'Abre esta página desde un personaje o un chat.' },
  search: 'Buscar recuerdos',
  found: (count) => formats.count(count, { one: '# encontrado', other: '# encontrados' }),
  room: {
    title: 'Recordar cosas en este chat',
    note: 'Mientras esté desactivado, aquí no se recuerda nada nuevo y las respuestas no usan recuerdos.',
  },
  groups: {
    you: 'Sobre ti',
    mate: (mate) => (mate === null ? 'Sobre tu personaje' : `Sobre ${mate}`),
    plan: 'Planes y promesas',
    story: 'La historia de este chat',
    stories: 'Las historias de tus chats',
    past: 'Ya no es cierto',
    chapters: 'Capítulos',
  },
  since: (time) => `Ya no es cierto desde el ${formats.date(time)}`,
  said: (time) => `De tu mensaje del ${formats.date(time)}`,
  day: formats.date,
  messages: (days) => `Mensajes: ${days}`,
  written: (time) => `Lo escribiste el ${formats.date(time)}`,
  pin: 'Fijar para que se use siempre',
  unpin: 'Dejar de fijar',
  correct: 'Corregir',
  end: 'Ya no es cierto',
  renew: 'Vuelve a ser cierto',
  forget: 'Eliminar',
  forgotten: 'Eliminado.',
  add: 'Añadir un recuerdo',
  form: { kind: 'De qué trata', text: 'Qué recordar', hint: 'Una frase corta.', chapter: 'Qué pasó' },
  saved: 'Guardado.',
};
