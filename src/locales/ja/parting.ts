import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const parting: Messages['parting'] = {
  title: '言葉を残したままログアウトしますか？',
  text: (count: number) =>
    `${formats.count(count, { other: '送っていない文章が#件、この端末に保存されています。' })} あとでここにログインする人には表示されず、あなたが戻ってくればまた見られます。ただし、このブラウザーの保存領域を見られる人には読まれる可能性があります。`,
  stay: 'ログインしたままにする',
  keep: '残してログアウト',
  remove: '削除してログアウト',
};
