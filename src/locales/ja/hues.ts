import type { Messages } from '../messages.ts';

export const hues: Messages['hues'] = [
  'ローズ',
  'コーラル',
  '琥珀',
  '黄',
  'ライム',
  '緑',
  'ミント',
  '青緑',
  '空色',
  '青',
  'すみれ',
  'マゼンタ',
];
