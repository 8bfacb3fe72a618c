import { formats } from './app/formats.ts';
import { components } from './app/components.ts';
import type { Messages } from '../messages.ts';

export const memory: Messages['memory'] = {
  title: (mate) => (mate === null ? 'Lo que tu personaje recuerda' : components.remembers(mate)),
  intro: 'Se usa en las respuestas. Corrige lo que esté mal o haz que se olvide.',
  back: 'Volver',
  loading: 'Cargando lo que se recuerda',
  failed: 'No se ha podido cargar lo que se recuerda',
  empty: { title: 'Todavía nada', text: 'Lo que cuentes de ti y lo que planeéis juntos aparecerá aquí.' },
  none: { title: 'No se ha encontrado nada', text: 'Prueba con otras palabras.' },
  missing: { title: 'Ningún personaje elegido', text: 'Abre esta página desde un personaje o un chat.' },
  search: 'Buscar en lo que se recuerda',
  found: (count) => formats.count(count, { one: '# encontrado', other: '# encontrados' }),
  room: {
    title: 'Recordar cosas en este chat',
    note: 'Mientras esté desactivado, aquí no se recuerda nada nuevo y las respuestas no usan nada de lo recordado.',
  },
  groups: {
    you: 'Sobre ti',
    mate: (mate) => (mate === null ? 'Sobre tu personaje' : `Sobre ${mate}`),
    plan: 'Planes y promesas',
    story: 'La historia de este chat',
    stories: 'Las historias de tus chats',
    past: 'Ya no es cierto',
  },
  since: (time) => `Ya no es cierto desde el ${formats.date(time)}`,
  said: (time) => `De tu mensaje del ${formats.date(time)}`,
  written: (time) => `Lo escribiste el ${formats.date(time)}`,
  pin: 'Fijar para que se use siempre',
  unpin: 'Dejar de fijar',
  correct: 'Corregir',
  end: 'Ya no es cierto',
  renew: 'Vuelve a ser cierto',
  forget: 'Olvidar',
  forgotten: 'Olvidado.',
  add: 'Añadir algo',
  form: { kind: 'De qué trata', text: 'Qué recordar', hint: 'Una frase corta.' },
  saved: 'Guardado.',
};
