import { formatsOf } from '../../formats.ts';

export const formats = formatsOf('fr');

export const chats = (value: number, written?: string): string =>
  formats.count(value, { one: '# crédit', many: '# de crédits', other: '# crédits' }, written);
export const mates = (value: number): string =>
  formats.count(value, { one: '# personnage', other: '# personnages' });
