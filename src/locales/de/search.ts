import type { Messages } from '../messages.ts';
import { mates } from './formats.ts';

export const search: Messages['search'] = {
  title: 'Suche',
  back: 'Zurück zu Entdecken',
  field: 'Charaktere suchen',
  placeholder: 'Name, Stimmung, Ort oder Urheber',
  hotWords: 'Beliebte Suchen',
  filters: 'Nach Stichwort eingrenzen',
  creator: (name) => (name === null ? 'Nur von einer Person' : `Von ${name}`),
  dropFilter: (filter) => `${filter}: diesen Filter entfernen`,
  orderLabel: 'Sortieren nach',
  orders: {
    relevance: 'Beste Treffer',
    new: 'Neueste',
    day: 'Heute im Trend',
    week: 'Diese Woche im Trend',
    chats: 'Meiste Chats',
  },
  loading: 'Es wird gesucht',
  total: mates,
  corrected: (word) => `Genau das passt auf niemanden. Diese passen zu „${word}“.`,
  more: 'Mehr zeigen',
  moreFailed: 'Die nächsten sind nicht angekommen.',
  failed: 'Die Suche kam nicht durch',
  none: {
    title: 'Das passt auf niemanden',
    text: 'Versuch ein anderes Wort, oder weniger davon. Ein Name, eine Stimmung oder ein Ort genügt.',
    narrowed: 'Ohne die Filter findet sich vielleicht jemand.',
    clear: 'Filter entfernen',
    browse: 'Nach Stichwort stöbern',
  },
  categories: 'Alle Stichwörter',
  category: {
    title: 'Nach Stichwort stöbern',
    text: 'Wähle eine Stimmung oder ein Thema.',
    mates: (tag) => `Charaktere mit dem Stichwort „${tag}“`,
    back: 'Alle Stichwörter',
    failed: 'Die Stichwörter sind nicht angekommen',
    empty: {
      title: 'Nichts trägt dieses Stichwort',
      text: 'Vielleicht wird es nicht mehr benutzt.',
    },
  },
};
