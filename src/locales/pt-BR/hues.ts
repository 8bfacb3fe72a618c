import type { Messages } from '../messages.ts';

export const hues: Messages['hues'] = [
  'Rosa',
  'Coral',
  'Âmbar',
  'Amarelo',
  'Lima',
  'Verde',
  'Menta',
  'Turquesa',
  'Céu',
  'Azul',
  'Violeta',
  'Magenta',
];
