import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const discover: Messages['discover'] = {
  what: 'Son personajes con los que chatear. Todos son IA.',
  pick: 'La elección de hoy',
  profile: 'Ver perfil',
  filters: 'Mostrar personajes con la etiqueta',
  shown: (count, tag) =>
    formats.count(count, {
      one: `# personaje con la etiqueta «${tag}»`,
      other: `# personajes con la etiqueta «${tag}»`,
    }),
  all: 'Todos',
  recommended: 'Recomendados',
  newHere: 'Nuevos aquí',
  trending: 'Tendencias',
  loading: 'Cargando personajes',
  noneTagged: (tag) => `Ya no hay personajes con la etiqueta «${tag}».`,
  showAll: 'Mostrar todos los personajes',
  empty: {
    title: 'Aún no hay personajes',
    text: 'Crea el primero.',
    action: 'Recargar',
  },
  failed: 'No se han podido cargar los personajes',
  trendingFailed: 'No se han podido cargar las tendencias.',
  trendingEmpty: 'Aún no hay chats. Empieza el primero.',
  rank: (rank) => `Puesto ${formats.number(rank)}`,
};
