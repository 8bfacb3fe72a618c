import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const discover: Messages['discover'] = {
  what: 'Das sind Charaktere zum Chatten. Alle sind KI.',
  pick: 'Tipp des Tages',
  profile: 'Profil ansehen',
  filters: 'Charaktere mit diesem Stichwort zeigen',
  shown: (count, tag) =>
    formats.count(count, {
      one: `# Charakter mit dem Stichwort „${tag}“`,
      other: `# Charaktere mit dem Stichwort „${tag}“`,
    }),
  all: 'Alle',
  recommended: 'Empfohlen',
  newHere: 'Neu hier',
  trending: 'Im Trend',
  loading: 'Charaktere werden geladen',
  noneTagged: (tag) => `Es gibt keine Charaktere mit dem Stichwort „${tag}“ mehr.`,
  showAll: 'Alle Charaktere zeigen',
  empty: {
    title: 'Noch keine Charaktere',
    text: 'Erstelle den ersten.',
    action: 'Neu laden',
  },
  failed: 'Charaktere konnten nicht geladen werden',
  trendingFailed: 'Die Trends konnten nicht geladen werden.',
  trendingEmpty: 'Noch keine Chats. Fang den ersten an.',
  rank: (rank) => `Platz ${formats.number(rank)}`,
};
