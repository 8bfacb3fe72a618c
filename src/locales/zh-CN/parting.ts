import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const parting: Messages['parting'] = {
  title: '要退出登录并把文字留在这里吗？',
  text: (count: number) =>
    `${formats.count(count, { other: '有 # 段未发送的文字保存在这台设备上。' })} 之后在这里登录的人看不到它们，你回来时还能找到。但能查看此浏览器存储的人可能会读到。`,
  stay: '保持登录',
  keep: '退出并保留',
  remove: '退出并删除',
};
