import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const discover: Messages['discover'] = {
  title: 'Découvrir',
  pick: 'Le choix de ce soir',
  profile: 'Voir le profil',
  filters: 'Montrer les personnages étiquetés',
  shown: (count, tag) =>
    formats.count(count, {
      one: `# personnage étiqueté « ${tag} »`,
      other: `# personnages étiquetés « ${tag} »`,
    }),
  all: 'Tous',
  recommended: 'Recommandés',
  trending: 'Tendances',
  loading: 'Chargement des personnages',
  noneTagged: (tag) => `Plus aucun personnage n’est étiqueté « ${tag} ».`,
  showAll: 'Montrer tous les personnages',
  empty: {
    title: 'Il n’y a encore personne',
    text: 'Les personnages apparaîtront ici dès que quelqu’un en aura créé un.',
    action: 'Regarder à nouveau',
  },
  failed: 'Les personnages ne sont pas arrivés',
  trendingFailed: 'Les tendances ne sont pas là pour l’instant.',
  trendingEmpty: 'Personne n’a encore discuté. Tu pourrais être la première personne.',
  rank: (rank) => `Rang ${formats.number(rank)}`,
};
