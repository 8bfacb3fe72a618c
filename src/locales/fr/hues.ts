import type { Messages } from '../messages.ts';

export const hues: Messages['hues'] = [
  'Rose',
  'Corail',
  'Ambre',
  'Jaune',
  'Citron vert',
  'Vert',
  'Menthe',
  'Bleu canard',
  'Bleu ciel',
  'Bleu',
  'Violet',
  'Magenta',
];
