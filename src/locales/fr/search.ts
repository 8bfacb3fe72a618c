import type { Messages } from '../messages.ts';
import { mates } from './app/formats.ts';

export const search: Messages['search'] = {
  placeholder: 'Nom, ambiance, lieu ou créateur',
  hotWords: 'Recherches populaires',
  filters: 'Filtrer par étiquette',
  creator: (name) => (name === null ? 'Un seul créateur' : `De ${name}`),
  dropFilter: (filter) => `Retirer le filtre : ${filter}`,
  orderLabel: 'Trier par',
  orders: {
    relevance: 'Pertinence',
    new: 'Les plus récents',
    day: 'Tendance du jour',
    week: 'Tendance de la semaine',
    chats: 'Le plus de discussions',
  },
  visibleTo: { private: 'Visible par toi seulement', unlisted: 'Visible avec le lien seulement' },
  loading: 'Recherche en cours',
  total: mates,
  corrected: (word) => `Aucun résultat exact. Résultats pour « ${word} ».`,
  moreFailed: 'Impossible de charger d’autres résultats.',
  failed: 'Impossible de charger les résultats',
  none: {
    title: 'Aucun résultat',
    text: 'Essaie avec moins de mots ou d’autres : un nom, une ambiance ou un lieu.',
    narrowed: 'Retirer les filtres peut aider.',
    clear: 'Retirer les filtres',
  },
  categories: 'Toutes les étiquettes',
  category: {
    title: 'Parcourir par étiquette',
    text: 'Choisis une ambiance ou un sujet.',
    mates: (tag) => `Personnages étiquetés « ${tag} »`,
    failed: 'Impossible de charger les étiquettes',
    empty: {
      title: 'Aucun personnage avec cette étiquette',
      text: 'Elle n’est peut-être plus utilisée.',
    },
  },
};
