import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

const fields: Messages['mateChanges']['fields'] = {
  name: 'nom',
  tagline: 'accroche',
  age: 'âge',
  pronouns: 'pronoms',
  place: 'lieu',
  who: 'histoire',
  likes: 'goûts',
  tags: 'étiquettes',
  manner: 'façon de parler',
  voice: 'voix',
  greeting: 'premier message',
  scene: 'scène',
  craft: 'options avancées',
  look: 'apparence',
  rating: 'public',
};

export const mateChanges: Messages['mateChanges'] = {
  fields,
  list: (changed) => changed.map((field) => fields[field]).join(', '),
  title: 'Modifications',
  day: (time) => formats.longDate(time),
  notice: {
    name: 'Personnage modifié',
    text: (name, time) =>
      `${name} : la personne qui a créé ce personnage l’a modifié le ${formats.longDate(time)}.`,
    what: (list) => `Modifications : ${list}.`,
    kept: 'Cette discussion continue avec la version précédente.',
    dismiss: 'Fermer',
  },
};
