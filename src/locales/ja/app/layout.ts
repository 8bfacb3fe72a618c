import type { Messages } from '../../messages.ts';
import { chats, formats } from './formats.ts';

export const layout: Messages['layout'] = {
  home: (product) => `${product}のホーム`,
  skip: '本文へ移動',
  mainNavigation: 'メイン',
  recent: '最近',
  search: 'キャラクターを検索',
  signIn: 'ログイン',
  menu: 'アカウントと設定',
  profile: 'プロフィールと設定',
  allowance: chats,
  gold: (count, written = formats.number(count)) => `金貨${written}枚`,
  fellBack: 'あなたの言語を読み込めなかったため、今は英語で表示しています。',
};
