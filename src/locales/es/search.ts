import type { Messages } from '../messages.ts';
import { mates } from './formats.ts';

export const search: Messages['search'] = {
  title: 'Buscar',
  back: 'Volver a Descubrir',
  field: 'Buscar personajes',
  placeholder: 'Nombre, ánimo, lugar o autor',
  hotWords: 'Búsquedas populares',
  filters: 'Filtrar por etiqueta',
  creator: (name) => (name === null ? 'Un solo autor' : `De ${name}`),
  dropFilter: (filter) => `${filter}: quitar este filtro`,
  orderLabel: 'Ordenar por',
  orders: {
    relevance: 'Más afines',
    new: 'Más nuevos',
    day: 'Tendencia hoy',
    week: 'Tendencia esta semana',
    chats: 'Más chats',
  },
  loading: 'Buscando',
  total: mates,
  corrected: (word) => `Nadie encaja exactamente. Estos encajan con «${word}».`,
  more: 'Mostrar más',
  moreFailed: 'Los siguientes no han llegado.',
  failed: 'La búsqueda no llegó a su destino',
  none: {
    title: 'Nadie encaja',
    text: 'Prueba con otra palabra, o con menos. Vale un nombre, un ánimo o un lugar.',
    narrowed: 'Sin los filtros quizá haya alguien.',
    clear: 'Quitar los filtros',
    browse: 'Explorar por etiqueta',
  },
  categories: 'Todas las etiquetas',
  category: {
    title: 'Explorar por etiqueta',
    text: 'Elige un ánimo o un tema.',
    mates: (tag) => `Personajes con la etiqueta «${tag}»`,
    back: 'Todas las etiquetas',
    failed: 'Las etiquetas no han llegado',
    empty: {
      title: 'Nada lleva esta etiqueta',
      text: 'Puede que la etiqueta ya no se use.',
    },
  },
};
