import { formatsOf } from '../../formats.ts';

export const formats = formatsOf('en');

export const chats = (value: number): string => formats.count(value, { one: '# credit', other: '# credits' });
export const mates = (value: number): string => formats.count(value, { one: '# mate', other: '# mates' });
