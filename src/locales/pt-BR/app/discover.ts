import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const discover: Messages['discover'] = {
  what: 'São personagens para conversar. Todos são IA.',
  pick: 'A escolha do dia',
  profile: 'Ver perfil',
  filters: 'Mostrar personagens com a tag',
  shown: (count, tag) =>
    formats.count(count, {
      one: `# personagem com a tag “${tag}”`,
      other: `# personagens com a tag “${tag}”`,
    }),
  all: 'Todos',
  recommended: 'Recomendados',
  newHere: 'Novos por aqui',
  trending: 'Em alta',
  loading: 'Carregando personagens',
  noneTagged: (tag) => `Não há mais personagens com a tag “${tag}”.`,
  showAll: 'Mostrar todos os personagens',
  empty: {
    title: 'Nenhum personagem ainda',
    text: 'Crie o primeiro.',
    action: 'Recarregar',
  },
  failed: 'Não foi possível carregar os personagens',
  trendingFailed: 'Não foi possível carregar os personagens em alta.',
  trendingEmpty: 'Nenhuma conversa ainda. Comece a primeira.',
  rank: (rank) => `${formats.number(rank)}º lugar`,
};
