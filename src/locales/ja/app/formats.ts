import { formatsOf } from '../../formats.ts';

export const formats = formatsOf('ja');

export const chats = (value: number): string => formats.count(value, { other: '#クレジット' });
export const mates = (value: number): string => formats.count(value, { other: 'キャラクター#人' });
