import type { Messages } from '../messages.ts';
import { mates } from './app/formats.ts';

export const search: Messages['search'] = {
  placeholder: 'Nom, humeur, lieu ou auteur',
  hotWords: 'Recherches populaires',
  filters: 'Filtrer par étiquette',
  creator: (name) => (name === null ? 'Un seul auteur' : `De ${name}`),
  dropFilter: (filter) => `Retirer le filtre : ${filter}`,
  orderLabel: 'Trier par',
  orders: {
    relevance: 'Les plus proches',
    new: 'Les plus récents',
    day: 'Tendance du jour',
    week: 'Tendance de la semaine',
    chats: 'Les plus bavards',
  },
  loading: 'Recherche en cours',
  total: mates,
  corrected: (word) => `Aucun résultat exact. Résultats pour « ${word} ».`,
  moreFailed: 'Impossible de charger d’autres résultats.',
  failed: 'Impossible de charger les résultats',
  none: {
    title: 'Aucun résultat',
    text: 'Essaie avec moins de mots ou d’autres : un nom, une humeur ou un lieu.',
    narrowed: 'Retirer les filtres peut aider.',
    clear: 'Retirer les filtres',
  },
  categories: 'Toutes les étiquettes',
  category: {
    title: 'Parcourir par étiquette',
    text: 'Choisis une humeur ou un sujet.',
    mates: (tag) => `Personnages étiquetés « ${tag} »`,
    failed: 'Impossible de charger les étiquettes',
    empty: {
      title: 'Aucun personnage avec cette étiquette',
      text: 'Elle n’est peut-être plus utilisée.',
    },
  },
};
