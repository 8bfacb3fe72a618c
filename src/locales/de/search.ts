import type { Messages } from '../messages.ts';
import { mates } from './app/formats.ts';

export const search: Messages['search'] = {
  placeholder: 'Name, Stimmung, Ort oder Profil',
  hotWords: 'Beliebte Suchen',
  filters: 'Nach Stichwort filtern',
  creator: (name) => (name === null ? 'Nur von einer Person' : `Von ${name}`),
  dropFilter: (filter) => `Filter entfernen: ${filter}`,
  orderLabel: 'Sortieren nach',
  orders: {
    relevance: 'Beste Treffer',
    new: 'Neueste',
    day: 'Heute im Trend',
    week: 'Diese Woche im Trend',
    chats: 'Meiste Chats',
  },
  visibleTo: { private: 'Nur für dich sichtbar', unlisted: 'Nur mit Link sichtbar' },
  loading: 'Es wird gesucht',
  total: mates,
  corrected: (word) => `Keine genauen Treffer. Ergebnisse für „${word}“.`,
  moreFailed: 'Weitere Ergebnisse konnten nicht geladen werden.',
  failed: 'Ergebnisse konnten nicht geladen werden',
  none: {
    title: 'Keine Ergebnisse',
    text: 'Versuch es mit weniger oder anderen Wörtern, etwa einem Namen, einer Stimmung oder einem Ort.',
    narrowed: 'Ohne Filter gibt es vielleicht mehr Ergebnisse.',
    clear: 'Filter entfernen',
  },
  categories: 'Alle Stichwörter',
  category: {
    title: 'Nach Stichwort stöbern',
    text: 'Wähle eine Stimmung oder ein Thema.',
    mates: (tag) => `Charaktere mit dem Stichwort „${tag}“`,
    failed: 'Stichwörter konnten nicht geladen werden',
    empty: {
      title: 'Keine Charaktere mit diesem Stichwort',
      text: 'Vielleicht wird es nicht mehr benutzt.',
    },
  },
};
