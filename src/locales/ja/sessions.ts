import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const sessions: Messages['sessions'] = {
  back: 'プロフィールに戻る',
  loading: 'ログイン情報を読み込んでいます',
  failed: 'ログイン情報を読み込めませんでした',
  text: '見覚えのないブラウザーがあれば、ログアウトさせてからパスワードを変更してください。',
  only: 'ほかにログイン中のブラウザーはありません。',
  on: (browser, system) => `${browser}（${system}）`,
  unknown: '不明なブラウザー',
  current: 'このブラウザー',
  language: formats.language,
  inUse: '現在使用中',
  lastUsed: (time) => `最終利用：${formats.moment(time)}`,
  signedIn: (time) => `ログイン日時：${formats.moment(time)}`,
  end: 'ログアウト',
  endNamed: (name) => `${name}をログアウト`,
  ending: 'ログアウトしています…',
  notEnded: (reason) => `ログアウトできませんでした。${reason}`,
  others: {
    open: 'ほかのすべてからログアウト',
    title: 'ほかのすべてからログアウトしますか？',
    text: 'ほかのすべてのブラウザーが数秒以内にログアウトされます。このブラウザーはログインしたままです。',
  },
};
