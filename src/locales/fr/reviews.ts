import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const reviews: Messages['reviews'] = {
  title: 'Avis',
  summary: (average, count) =>
    `${formats.rating(average)} sur 5 étoiles · ${formats.count(count, { one: '# avis', other: '# avis' })}`,
  none: 'Personne n’a encore écrit sur ce personnage.',
  stars: (count) => formats.count(count, { one: '# étoile', other: '# étoiles' }),
  ofFive: (count) => `${formats.number(count)} étoiles sur 5`,
  rating: 'Ta note',
  text: 'Tes mots, si tu veux',
  write: 'Écrire un avis',
  change: 'Modifier ton avis',
  save: 'Publier',
  saving: 'Publication…',
  cancel: 'Annuler',
  you: 'Toi',
  somebody: 'Quelqu’un',
  more: 'Afficher plus d’avis',
  loadingMore: 'D’autres avis arrivent…',
  moreFailed: 'Les avis suivants ne sont pas arrivés.',
  failed: (reason) => `L’avis n’est pas publié. ${reason}`,
  date: formats.date,
};
