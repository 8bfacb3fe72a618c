import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const reviews: Messages['reviews'] = {
  title: 'Avis',
  summary: (average, count) =>
    `${formats.rating(average)} sur 5 étoiles · ${formats.count(count, { one: '# avis', other: '# avis' })}`,
  none: 'Pas encore d’avis.',
  stars: (count) => formats.count(count, { one: '# étoile', other: '# étoiles' }),
  ofFive: (count) => `${formats.number(count)} étoiles sur 5`,
  rating: 'Ta note',
  text: 'Ton avis (facultatif)',
  write: 'Écrire un avis',
  change: 'Modifier ton avis',
  save: 'Publier',
  saving: 'Publication…',
  somebody: 'Anonyme',
  more: 'Afficher plus d’avis',
  moreFailed: 'Impossible de charger d’autres avis.',
  failed: (reason) => `Impossible de publier ton avis. ${reason}`,
  date: formats.date,
};
