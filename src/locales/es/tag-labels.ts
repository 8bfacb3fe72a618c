import type { Messages } from '../messages.ts';

export const tagLabels: Messages['tagLabels'] = {
  music: 'música',
  'late night': 'noche',
  warm: 'calidez',
  strategy: 'estrategia',
  'dry wit': 'humor seco',
  'study buddy': 'estudio',
  cooking: 'cocina',
  gentle: 'dulzura',
  stargazing: 'estrellas',
  adventure: 'aventura',
  wry: 'ironía',
  storyteller: 'historias',
  calm: 'calma',
  books: 'libros',
  playful: 'juego',
  nature: 'naturaleza',
  fantasy: 'fantasía',
  mystery: 'misterio',
  curious: 'curiosidad',
  sharp: 'agudeza',
};
