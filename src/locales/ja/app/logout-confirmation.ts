import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const logoutConfirmation: Messages['logoutConfirmation'] = {
  title: '未送信の下書きがあります。ログアウトしますか？',
  text: (count: number) =>
    `${formats.count(count, { other: '未送信の下書きが#件、この端末に保存されています。' })}残しておくと、次にログインしたときに表示されます。ほかのアカウントがログインすると削除されます。それまでは、このブラウザーの保存領域を見られる人に読まれる可能性があります。`,
  stay: 'ログインしたままにする',
  keep: '下書きを残してログアウト',
  remove: '下書きを削除してログアウト',
};
