import { formatsOf } from '../../formats.ts';

export const formats = formatsOf('fr');

export const chats = (value: number): string => formats.count(value, { one: '# crédit', other: '# crédits' });
export const mates = (value: number): string =>
  formats.count(value, { one: '# personnage', other: '# personnages' });
