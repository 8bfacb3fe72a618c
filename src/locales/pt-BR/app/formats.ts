import { formatsOf } from '../../formats.ts';

export const formats = formatsOf('pt-BR');

export const chats = (value: number): string =>
  formats.count(value, { one: '# crédito', other: '# créditos' });
export const mates = (value: number): string =>
  formats.count(value, { one: '# personagem', other: '# personagens' });
