import type { Messages } from '../messages.ts';
import { mates } from './app/formats.ts';

export const search: Messages['search'] = {
  placeholder: 'Nome, clima, lugar ou criador',
  hotWords: 'Buscas populares',
  filters: 'Filtrar por tag',
  creator: (name) => (name === null ? 'Um só criador' : `De ${name}`),
  dropFilter: (filter) => `Remover filtro: ${filter}`,
  orderLabel: 'Ordenar por',
  orders: {
    relevance: 'Mais relevantes',
    new: 'Mais novos',
    day: 'Em alta hoje',
    week: 'Em alta nesta semana',
    chats: 'Mais conversas',
  },
  visibleTo: { private: 'Visível só para você', unlisted: 'Visível só com o link' },
  loading: 'Buscando',
  total: mates,
  corrected: (word) => `Nenhum resultado exato. Mostrando resultados para “${word}”.`,
  moreFailed: 'Não foi possível carregar mais resultados.',
  failed: 'Não foi possível carregar os resultados',
  none: {
    title: 'Nenhum resultado',
    text: 'Tente menos palavras ou outras, como um nome, um clima ou um lugar.',
    narrowed: 'Remover os filtros pode ajudar.',
    clear: 'Remover os filtros',
  },
  categories: 'Todas as tags',
  category: {
    title: 'Explorar por tag',
    text: 'Escolha um clima ou um assunto.',
    mates: (tag) => `Personagens com a tag “${tag}”`,
    failed: 'Não foi possível carregar as tags',
    empty: {
      title: 'Nenhum personagem com esta tag',
      text: 'Ela pode ter caído em desuso.',
    },
  },
};
