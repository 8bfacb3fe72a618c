import type { Messages } from '../messages.ts';

export const hues: Messages['hues'] = [
  '玫红',
  '珊瑚',
  '琥珀',
  '黄色',
  '青柠',
  '绿色',
  '薄荷',
  '蓝绿',
  '天蓝',
  '蓝色',
  '紫罗兰',
  '洋红',
];
