import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const discover: Messages['discover'] = {
  title: 'Descubrir',
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
  trending: 'Tendencias',
  loading: 'Cargando personajes',
  noneTagged: (tag) => `Aquí ya no hay personajes con la etiqueta «${tag}».`,
  showAll: 'Mostrar todos los personajes',
  empty: {
    title: 'Aún no hay nadie',
    text: 'Los personajes aparecerán aquí en cuanto alguien cree uno.',
    action: 'Mirar otra vez',
  },
  failed: 'Los personajes no han llegado',
  trendingFailed: 'Las tendencias no están disponibles ahora.',
  trendingEmpty: 'Nadie ha charlado todavía. Podrías ser la primera persona.',
  rank: (rank) => `Puesto ${formats.number(rank)}`,
};
