import { formatsOf } from '../../formats.ts';

export const formats = formatsOf('en');

export const chats = (value: number, written?: string): string =>
  formats.count(value, { one: '# credit', other: '# credits' }, written);
export const mates = (value: number): string => formats.count(value, { one: '# mate', other: '# mates' });
