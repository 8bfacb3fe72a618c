import type { Messages } from '../messages.ts';

export const standIn: Messages['standIn'] = {
  toDiscover: '「見つける」へ',
  loading: 'ページを読み込んでいます',
  signInNeeded: {
    title: 'ログインすると見られます',
    text: 'チャットはアカウントと一緒に保存されるので、どなたのものか知る必要があります。',
    action: 'ログイン',
  },
  matureOff: {
    title: 'このキャラクターは成人向けです',
    text: '成人向けの内容はオフになっています。プロフィールでオンにできます。',
    action: 'プロフィールを開く',
  },
  screenFailed: {
    title: 'このページを読み込めませんでした',
    text: '接続が切れたか、新しい版が出たばかりかもしれません。',
    action: 'もう一度',
  },
  partFailed: 'ページのこの部分を読み込めませんでした。接続を確認して、もう一度お試しください。',
};
