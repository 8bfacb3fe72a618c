import type { Messages } from '../../messages.ts';

export const unavailable: Messages['unavailable'] = {
  toDiscover: '「見つける」へ',
  loading: 'ページを読み込んでいます',
  signInNeeded: {
    title: 'ログインすると見られます',
    text: 'このページを見るにはアカウントが必要です。',
  },
  matureOff: {
    title: 'このキャラクターは成人向けです',
    text: '成人向けの内容はオフになっています。プロフィールでオンにできます。',
    action: 'プロフィールを開く',
  },
  screenFailed: {
    title: 'このページを読み込めませんでした',
    text: 'オフラインか、新しいバージョンが公開された直後かもしれません。',
  },
  partFailed: 'ページのこの部分を読み込めませんでした。接続を確認して、もう一度お試しください。',
};
