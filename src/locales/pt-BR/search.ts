import type { Messages } from '../messages.ts';
import { mates } from './formats.ts';

export const search: Messages['search'] = {
  title: 'Busca',
  back: 'Voltar a Descobrir',
  field: 'Buscar personagens',
  placeholder: 'Nome, clima, lugar ou autor',
  hotWords: 'Buscas populares',
  filters: 'Filtrar por tag',
  creator: (name) => (name === null ? 'Um só autor' : `De ${name}`),
  dropFilter: (filter) => `${filter}: remover este filtro`,
  orderLabel: 'Ordenar por',
  orders: {
    relevance: 'Mais parecidos',
    new: 'Mais novos',
    day: 'Em alta hoje',
    week: 'Em alta nesta semana',
    chats: 'Mais conversas',
  },
  loading: 'Buscando',
  total: mates,
  corrected: (word) => `Ninguém combina exatamente. Estes combinam com “${word}”.`,
  more: 'Mostrar mais',
  moreFailed: 'Os próximos não chegaram.',
  failed: 'A busca não chegou ao destino',
  none: {
    title: 'Ninguém combina com isso',
    text: 'Tente outra palavra, ou menos palavras. Um nome, um clima ou um lugar já serve.',
    narrowed: 'Sem os filtros talvez haja alguém.',
    clear: 'Remover os filtros',
    browse: 'Explorar por tag',
  },
  categories: 'Todas as tags',
  category: {
    title: 'Explorar por tag',
    text: 'Escolha um clima ou um assunto.',
    mates: (tag) => `Personagens com a tag “${tag}”`,
    back: 'Todas as tags',
    failed: 'As tags não chegaram',
    empty: {
      title: 'Nada tem esta tag',
      text: 'Ela pode ter caído em desuso.',
    },
  },
};
