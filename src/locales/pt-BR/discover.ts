import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const discover: Messages['discover'] = {
  title: 'Descobrir',
  pick: 'A escolha desta noite',
  profile: 'Ver perfil',
  filters: 'Mostrar personagens com a tag',
  shown: (count, tag) =>
    formats.count(count, {
      one: `# personagem com a tag “${tag}”`,
      other: `# personagens com a tag “${tag}”`,
    }),
  all: 'Todos',
  recommended: 'Recomendados',
  trending: 'Em alta',
  loading: 'Carregando personagens',
  noneTagged: (tag) => `Nenhum personagem aqui tem mais a tag “${tag}”.`,
  showAll: 'Mostrar todos os personagens',
  empty: {
    title: 'Ainda não há ninguém aqui',
    text: 'Os personagens vão aparecer assim que alguém criar um.',
    action: 'Olhar de novo',
  },
  failed: 'Os personagens não chegaram',
  trendingFailed: 'Os mais falados não estão disponíveis agora.',
  trendingEmpty: 'Ninguém conversou ainda. Você pode ser a primeira pessoa.',
  rank: (rank) => `${formats.number(rank)}º lugar`,
};
