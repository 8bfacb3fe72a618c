import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const mateDetail: Messages['mateDetail'] = {
  loading: 'Chargement de ce personnage',
  ai: 'Un personnage d’IA, pas une personne',
  facts: (age, pronouns, chats) =>
    [`${formats.number(age)} ans`, pronouns, chats].filter((fact) => fact !== '').join(' · '),
  tags: 'Étiquettes',
  by: (creator) => `Créé par ${creator}`,
  goOn: (name) => `Continuer avec ${name}`,
  who: (name) => `Qui est ${name}`,
  place: 'Où vous vous retrouvez',
  voice: 'Voix',
  scene: 'Comment ça commence',
  likes: 'Aime',
  similar: 'Tu aimeras peut-être aussi',
  similarFailed: 'Les autres personnages ne sont pas arrivés.',
  failed: 'Ce personnage n’est pas arrivé',
  missing: {
    title: 'Personne n’habite à cette adresse',
    text: 'Le lien est peut-être ancien, ou il manque une lettre.',
    action: 'Voir tous les personnages',
  },
};
