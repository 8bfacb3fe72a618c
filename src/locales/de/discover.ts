import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const discover: Messages['discover'] = {
  title: 'Entdecken',
  pick: 'Tipp für heute Abend',
  profile: 'Profil ansehen',
  filters: 'Charaktere mit diesem Stichwort zeigen',
  shown: (count, tag) =>
    formats.count(count, {
      one: `# Charakter mit dem Stichwort „${tag}“`,
      other: `# Charaktere mit dem Stichwort „${tag}“`,
    }),
  all: 'Alle',
  recommended: 'Empfohlen',
  trending: 'Im Trend',
  loading: 'Charaktere werden geladen',
  noneTagged: (tag) => `Hier trägt kein Charakter mehr das Stichwort „${tag}“.`,
  showAll: 'Alle Charaktere zeigen',
  empty: {
    title: 'Hier ist noch niemand',
    text: 'Charaktere erscheinen hier, sobald jemand einen erschaffen hat.',
    action: 'Noch einmal nachsehen',
  },
  failed: 'Die Charaktere sind nicht angekommen',
  trendingFailed: 'Die Trends sind gerade nicht da.',
  trendingEmpty: 'Noch hat niemand geplaudert. Du könntest den Anfang machen.',
  rank: (rank) => `Platz ${formats.number(rank)}`,
};
