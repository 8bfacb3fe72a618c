import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const around: Messages['around'] = {
  logOut: 'ログアウト',
  theme: '配色',
  themes: { system: '自動', light: 'ライト', dark: 'ダーク' },
  language: {
    label: '言語',
    fetching: '文章を読み込んでいます…',
    stop: '止める',
    notFetched: 'その言語が届きませんでした。接続を確認して、もう一度選んでください。',
    untold: (reason) => `アカウントにはまだ新しい言語が伝わっていません。${reason}`,
    untoldHere: 'アカウントにはまだ伝わっていません。',
    tell: 'もう一度伝える',
  },
  honesty: 'ここにいるのはすべてAIのキャラクターです。人間はいません。',
  footerNavigation: 'このサービスについて',
  footer: {
    support: 'サポート',
    faq: 'よくある質問',
    guidelines: 'コミュニティのルール',
    safety: '安全と相談窓口',
    privacy: 'プライバシーについて',
    terms: '利用規約',
  },
  offline: 'オフラインです。届いているものは読めます。残りは接続が戻るのを待ちます。',
  backOnline: '接続が戻りました。',
  notifications: 'お知らせ',
  dismiss: '閉じる',
  times: (count) => formats.count(count, { other: '#回' }),
};
