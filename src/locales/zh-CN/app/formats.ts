import { formatsOf } from '../../formats.ts';

export const formats = formatsOf('zh-CN');

export const chats = (value: number): string => formats.count(value, { other: '# 积分' });
export const mates = (value: number): string => formats.count(value, { other: '# 位伙伴' });
