import type { Messages } from '../messages.ts';

export const hues: Messages['hues'] = [
  'Rosa',
  'Koralle',
  'Bernstein',
  'Gelb',
  'Limette',
  'Grün',
  'Minze',
  'Petrol',
  'Himmelblau',
  'Blau',
  'Violett',
  'Magenta',
];
