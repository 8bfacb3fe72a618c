import { formatsOf } from '../../formats.ts';

export const formats = formatsOf('ja');

export const chats = (value: number, written?: string): string =>
  formats.count(value, { other: '#クレジット' }, written);
export const mates = (value: number): string => formats.count(value, { other: 'キャラクター#人' });
