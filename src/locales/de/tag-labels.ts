import type { Messages } from '../messages.ts';

export const tagLabels: Messages['tagLabels'] = {
  music: 'Musik',
  'late night': 'spätabends',
  warm: 'warmherzig',
  strategy: 'Strategie',
  'dry wit': 'trockener Humor',
  'study buddy': 'Lernhilfe',
  cooking: 'Kochen',
  gentle: 'sanft',
  stargazing: 'Sterne',
  adventure: 'Abenteuer',
  wry: 'ironisch',
  storyteller: 'Geschichten',
  calm: 'ruhig',
  books: 'Bücher',
  playful: 'verspielt',
  nature: 'Natur',
  fantasy: 'Fantasy',
  mystery: 'Rätsel',
  curious: 'neugierig',
  sharp: 'scharfsinnig',
};
