import { formatsOf } from '../../formats.ts';

export const formats = formatsOf('pt-BR');

export const chats = (value: number, written?: string): string =>
  formats.count(value, { one: '# crédito', many: '# de créditos', other: '# créditos' }, written);
export const mates = (value: number): string =>
  formats.count(value, { one: '# personagem', other: '# personagens' });
