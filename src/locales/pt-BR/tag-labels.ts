import type { Messages } from '../messages.ts';

export const tagLabels: Messages['tagLabels'] = {
  music: 'música',
  'late night': 'noite',
  warm: 'acolhimento',
  strategy: 'estratégia',
  'dry wit': 'humor seco',
  'study buddy': 'estudos',
  cooking: 'cozinha',
  gentle: 'delicadeza',
  stargazing: 'estrelas',
  adventure: 'aventura',
  wry: 'ironia',
  storyteller: 'histórias',
  calm: 'calma',
  books: 'livros',
  playful: 'brincadeira',
  nature: 'natureza',
  fantasy: 'fantasia',
  mystery: 'mistério',
  curious: 'curiosidade',
  sharp: 'perspicácia',
};
