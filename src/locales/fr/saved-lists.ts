import type { Messages } from '../messages.ts';
import { formats, mates } from './app/formats.ts';

export const savedLists: Messages['savedLists'] = {
  mates: 'Personnages',
  favorites: {
    loading: 'Chargement de tes favoris',
    failed: 'Impossible de charger tes favoris',
    empty: {
      title: 'Pas encore de favoris',
      text: 'Touche le cœur sur la page d’un personnage pour l’ajouter ici.',
    },
  },
  collection: {
    kinds: { follow: 'Créateur', followTag: 'Étiquette' },
    loading: 'Chargement des personnages',
    failed: 'Impossible de charger ces personnages',
    empty: {
      title: 'Rien ici',
      text: 'Ce profil est introuvable. Le lien est peut-être ancien ou incomplet.',
    },
  },
  followed: {
    total: mates,
    loading: 'Chargement des personnes que tu suis',
    failed: 'Impossible de charger tes abonnements',
    empty: {
      title: 'Tu ne suis encore personne',
      text: 'Suis quelqu’un depuis la page d’un personnage pour voir ici tous les siens.',
    },
    facts: (made, followers) =>
      `${mates(made)} · ${formats.count(followers, { one: '# abonné', other: '# abonnés' })}`,
    none: 'Aucun personnage pour le moment.',
  },
  forYou: {
    lead: 'D’après tes favoris, les personnes que tu suis et les personnages avec qui tu discutes.',
    loading: 'Chargement de tes suggestions',
    failed: 'Impossible de charger tes suggestions',
    empty: {
      title: 'Rien de nouveau pour l’instant',
      text: 'De nouveaux personnages susceptibles de te plaire apparaîtront ici.',
      action: 'Voir tous les personnages',
    },
    followed: (creator) => `Parce que tu suis ${creator}`,
    favorite: (mate, tag) => `Parce que ${mate} est dans tes favoris : leur point commun, « ${tag} »`,
    talked: (mate, tag) => `Parce que tu parles avec ${mate} : leur point commun, « ${tag} »`,
    popular: 'Apprécié par d’autres personnes',
  },
};
