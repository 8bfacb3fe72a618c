import type { Messages } from '../../messages.ts';

export const favorites: Messages['favorites'] = {
  favorite: (name) => `收藏：${name}`,
  follow: '关注',
  following: '已关注',
  blocked: '已屏蔽该伙伴。你可以在个人资料里取消屏蔽。',
  notSet: (reason) => `操作未成功，未做任何更改。${reason}`,
};
