import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const mateDetail: Messages['mateDetail'] = {
  loading: 'Chargement de ce personnage',
  ai: 'Un personnage d’IA, pas une personne',
  facts: (age, pronouns, chats) =>
    [`${formats.number(age)} ans`, pronouns, chats].filter((fact) => fact !== '').join(' · '),
  pronouns: { 'she/her': 'elle', 'he/him': 'il', 'they/them': 'iel' },
  tags: 'Étiquettes',
  by: (creator) => `Créé par ${creator}`,
  changed: (time) => `Modifié le ${formats.date(time)}`,
  goOn: (name) => `Continuer avec ${name}`,
  temporary: 'Discussion temporaire',
  share: 'Partager',
  linkCopied: 'Lien copié',
  linkNotCopied: 'Impossible de copier le lien. Copie-le depuis la barre d’adresse.',
  who: (name) => `À propos de ${name}`,
  place: 'Lieu de rencontre',
  voice: 'Voix',
  scene: 'Comment ça commence',
  likes: 'Aime',
  similar: 'Tu aimeras peut-être aussi',
  similarFailed: 'Impossible de charger des personnages similaires.',
  failed: 'Impossible de charger ce personnage',
  missing: {
    title: 'Personnage introuvable',
    text: 'Le lien est peut-être ancien ou incomplet.',
    action: 'Voir tous les personnages',
  },
};
