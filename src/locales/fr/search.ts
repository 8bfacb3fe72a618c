import type { Messages } from '../messages.ts';
import { mates } from './formats.ts';

export const search: Messages['search'] = {
  title: 'Recherche',
  back: 'Retour à Découvrir',
  field: 'Chercher des personnages',
  placeholder: 'Nom, humeur, lieu ou auteur',
  hotWords: 'Recherches populaires',
  filters: 'Affiner par étiquette',
  creator: (name) => (name === null ? 'Un seul auteur' : `De ${name}`),
  dropFilter: (filter) => `${filter} : retirer ce filtre`,
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
  corrected: (word) => `Personne ne correspond exactement. Ceux-ci correspondent à « ${word} ».`,
  more: 'En montrer plus',
  moreFailed: 'Les suivants ne sont pas arrivés.',
  failed: 'La recherche n’est pas passée',
  none: {
    title: 'Personne ne correspond',
    text: 'Essaie un autre mot, ou moins de mots. Un nom, une humeur ou un lieu suffit.',
    narrowed: 'Sans les filtres, il y aura peut-être quelqu’un.',
    clear: 'Retirer les filtres',
    browse: 'Parcourir par étiquette',
  },
  categories: 'Toutes les étiquettes',
  category: {
    title: 'Parcourir par étiquette',
    text: 'Choisis une humeur ou un sujet.',
    mates: (tag) => `Personnages étiquetés « ${tag} »`,
    back: 'Toutes les étiquettes',
    failed: 'Les étiquettes ne sont pas arrivées',
    empty: {
      title: 'Rien ne porte cette étiquette',
      text: 'Elle n’est peut-être plus utilisée.',
    },
  },
};
