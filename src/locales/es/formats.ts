import { formatsOf } from '../formats.ts';

export const formats = formatsOf('es');

export const chats = (value: number): string => formats.count(value, { one: '# chat', other: '# chats' });
export const mates = (value: number): string =>
  formats.count(value, { one: '# personaje', other: '# personajes' });
