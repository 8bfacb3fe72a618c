import type { Messages } from '../messages.ts';
import { mates } from './app/formats.ts';

export const search: Messages['search'] = {
  placeholder: 'Nombre, ambiente, lugar o creador',
  hotWords: 'Búsquedas populares',
  filters: 'Filtrar por etiqueta',
  creator: (name) => (name === null ? 'Un solo creador' : `De ${name}`),
  dropFilter: (filter) => `Quitar filtro: ${filter}`,
  orderLabel: 'Ordenar por',
  orders: {
    relevance: 'Más relevantes',
    new: 'Más nuevos',
    day: 'Tendencia hoy',
    week: 'Tendencia esta semana',
    chats: 'Más chats',
  },
  visibleTo: { private: 'Visible solo para ti', unlisted: 'Visible solo con el enlace' },
  loading: 'Buscando',
  total: mates,
  corrected: (word) => `No hay coincidencias exactas. Resultados de «${word}».`,
  moreFailed: 'No se han podido cargar más resultados.',
  failed: 'No se han podido cargar los resultados',
  none: {
    title: 'Sin resultados',
    text: 'Prueba con menos palabras o con otras: un nombre, un ambiente o un lugar.',
    narrowed: 'Quitar los filtros puede ayudar.',
    clear: 'Quitar los filtros',
  },
  categories: 'Todas las etiquetas',
  category: {
    title: 'Explorar por etiqueta',
    text: 'Elige un ambiente o un tema.',
    mates: (tag) => `Personajes con la etiqueta «${tag}»`,
    failed: 'No se han podido cargar las etiquetas',
    empty: {
      title: 'No hay personajes con esta etiqueta',
      text: 'Puede que la etiqueta ya no se use.',
    },
  },
};
