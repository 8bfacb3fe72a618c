import { formatsOf } from '../../formats.ts';

export const formats = formatsOf('zh-CN');

export const chats = (value: number, written?: string): string =>
  formats.count(value, { other: '# 积分' }, written);
export const mates = (value: number): string => formats.count(value, { other: '# 位伙伴' });
