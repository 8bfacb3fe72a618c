import type { Messages } from '../../messages.ts';

export const favorites: Messages['favorites'] = {
  favorite: (name) => `お気に入り：${name}`,
  follow: 'フォロー',
  following: 'フォロー中',
  blocked: 'このキャラクターをブロックしました。プロフィールで解除できます。',
  notSet: (reason) => `変更できませんでした。${reason}`,
};
