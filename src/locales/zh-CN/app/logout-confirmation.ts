import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const logoutConfirmation: Messages['logoutConfirmation'] = {
  title: '你有未发送的草稿。仍要退出登录吗？',
  text: (count: number) =>
    `${formats.count(count, { other: '有 # 份未发送的草稿保存在这台设备上。' })} 如果保留草稿，再次登录时就能看到。其他账号登录时，草稿会被删除。在此之前，能访问此浏览器存储的人可能会读到。`,
  stay: '保持登录',
  keep: '退出并保留草稿',
  remove: '退出并删除草稿',
};
