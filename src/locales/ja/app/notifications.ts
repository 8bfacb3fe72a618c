import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';

export const notifications: Messages['notifications'] = {
  logOut: 'ログアウト',
  theme: 'テーマ',
  themes: { system: '自動', light: 'ライト', dark: 'ダーク' },
  language: {
    label: '言語',
    notFetched: 'その言語を読み込めませんでした。接続を確認して、もう一度お試しください。',
    notSaved: (reason) => `言語はまだアカウントに保存されていません。${reason}`,
    notSavedHere: 'アカウントにはまだ保存されていません。',
    saveAgain: 'もう一度保存',
  },
  honesty: 'ここにいるのはすべてAIのキャラクターです。人間はいません。',
  footerNavigation: 'このサービスについて',
  faq: 'よくある質問',
  notSent: (reason) => `送信されなかったメッセージがあります。${reason}`,
  offline: 'オフラインです。閲覧は続けられます。メッセージは接続が戻ると送信されます。',
  serverAway: 'サーバーに接続できません。保存済みのチャットは読めます。再接続を続けています。',
  backOnline: '接続が戻りました。',
  notifications: 'お知らせ',
  dismiss: '閉じる',
  times: (count) => formats.count(count, { other: '#回' }),
};
