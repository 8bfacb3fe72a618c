import { formatsOf } from '../../formats.ts';

export const formats = formatsOf('de');

export const chats = (value: number, written?: string): string =>
  formats.count(value, { one: '# Credit', other: '# Credits' }, written);
export const mates = (value: number): string =>
  formats.count(value, { one: '# Charakter', other: '# Charaktere' });
