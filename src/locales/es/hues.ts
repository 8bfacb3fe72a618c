import type { Messages } from '../messages.ts';

export const hues: Messages['hues'] = [
  'Rosa',
  'Coral',
  'Ámbar',
  'Amarillo',
  'Lima',
  'Verde',
  'Menta',
  'Turquesa',
  'Celeste',
  'Azul',
  'Violeta',
  'Magenta',
];
