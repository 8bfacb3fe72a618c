import type { Messages } from '../messages.ts';

export const tagLabels: Messages['tagLabels'] = {
  music: 'musique',
  'late night': 'tard le soir',
  warm: 'chaleur',
  strategy: 'stratégie',
  'dry wit': 'pince-sans-rire',
  'study buddy': 'études',
  cooking: 'cuisine',
  gentle: 'douceur',
  stargazing: 'étoiles',
  adventure: 'aventure',
  wry: 'ironie',
  storyteller: 'récits',
  calm: 'calme',
  books: 'livres',
  playful: 'jeu',
  nature: 'nature et plein air',
  fantasy: 'fantastique',
  mystery: 'mystère',
  curious: 'curiosité',
  sharp: 'vivacité',
};
