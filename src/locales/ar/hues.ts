import type { Messages } from '../messages.ts';

export const hues: Messages['hues'] = [
  'وردي',
  'مرجاني',
  'كهرماني',
  'أصفر',
  'ليموني',
  'أخضر',
  'نعناعي',
  'فيروزي',
  'سماوي',
  'أزرق',
  'بنفسجي',
  'أرجواني',
];
