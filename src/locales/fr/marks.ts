import type { Messages } from '../messages.ts';
import { formats, mates } from './formats.ts';

export const marks: Messages['marks'] = {
  favorite: (name) => `Favori : ${name}`,
  follow: 'Suivre',
  following: 'Suivi',
  mates: 'Personnages',
  notSet: (reason) => `Ce n’est pas arrivé, donc rien n’a changé. ${reason}`,
  favorites: {
    title: 'Favoris',
    loading: 'Chargement de tes favoris',
    failed: 'Tes favoris ne sont pas arrivés',
    empty: {
      title: 'Pas encore de favoris',
      text: 'Touche le cœur sur la page d’un personnage, et il t’attendra ici.',
      action: 'Trouver un personnage',
    },
  },
  followed: {
    title: 'Abonnements',
    loading: 'Chargement des personnes que tu suis',
    failed: 'La liste des personnes que tu suis n’est pas arrivée',
    empty: {
      title: 'Tu ne suis encore personne',
      text: 'Suis quelqu’un depuis la page d’un de ses personnages, et tous les autres seront ici.',
      action: 'Trouver un personnage',
    },
    facts: (made, followers) =>
      `${mates(made)} · ${formats.count(followers, { one: '# abonné', other: '# abonnés' })}`,
    none: 'Aucun personnage pour le moment.',
  },
  forYou: {
    title: 'Pour toi',
    lead: 'Choisis d’après tes favoris, les personnes que tu suis et les personnages à qui tu parles.',
    loading: 'Recherche de personnages pour toi',
    failed: 'Tes suggestions ne sont pas arrivées',
    empty: {
      title: 'Tu connais tout le monde ici',
      text: 'Les nouveaux personnages à ton goût seront ici.',
      action: 'Voir tous les personnages',
    },
    followed: (creator) => `Parce que tu suis ${creator}`,
    favorite: (mate, tag) => `Parce que ${mate} est dans tes favoris : leur point commun, « ${tag} »`,
    talked: (mate, tag) => `Parce que tu parles avec ${mate} : leur point commun, « ${tag} »`,
    popular: 'Beaucoup de gens parlent avec ce personnage',
  },
};
