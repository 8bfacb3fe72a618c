import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const discover: Messages['discover'] = {
  what: 'Voici des personnages avec qui discuter. Tous sont des IA.',
  pick: 'Le choix du jour',
  profile: 'Voir le profil',
  filters: 'Afficher les personnages étiquetés',
  shown: (count, tag) =>
    formats.count(count, {
      one: `# personnage étiqueté « ${tag} »`,
      other: `# personnages étiquetés « ${tag} »`,
    }),
  all: 'Tous',
  recommended: 'Recommandés',
  newHere: 'Nouveaux venus',
  trending: 'Tendances',
  loading: 'Chargement des personnages',
  noneTagged: (tag) => `Plus aucun personnage n’est étiqueté « ${tag} ».`,
  showAll: 'Afficher tous les personnages',
  empty: {
    title: 'Pas encore de personnages',
    text: 'Crée le premier.',
    action: 'Actualiser',
  },
  failed: 'Impossible de charger les personnages',
  trendingFailed: 'Impossible de charger les tendances.',
  trendingEmpty: 'Pas encore de discussions. Lance la première.',
  rank: (rank) => `Rang ${formats.number(rank)}`,
};
