import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const messageSearch: Messages['messageSearch'] = {
  field: 'Buscar en tus chats',
  fieldWith: (name) => `Buscar en el chat con ${name}`,
  only: (mate) => `Solo en el chat con ${mate}`,
  everywhere: 'Buscar en todos los chats',
  results: 'Mensajes encontrados',
  searching: 'Buscando',
  all: (shown) => formats.count(shown, { one: '# mensaje', other: '# mensajes' }),
  first: (shown) =>
    formats.count(shown, { one: 'El mensaje más reciente', other: 'Los # mensajes más recientes' }),
  moreFailed: 'No se han podido cargar más mensajes.',
  failed: 'No se ha podido buscar en tus chats',
  pinned: 'Solo mensajes fijados',
  noPins: { title: 'No hay mensajes fijados', text: 'Fija un mensaje desde su menú y aparecerá aquí.' },
  none: { title: 'No se han encontrado mensajes', text: 'Prueba con menos palabras o con otras.' },
  hits: {
    older: 'Resultado más antiguo',
    newer: 'Resultado más reciente',
    failed: 'No se ha podido cargar este mensaje.',
  },
};
