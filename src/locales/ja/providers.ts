import type { Messages } from '../messages.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => `${provider}を開いています…`,
  signingIn: (provider) => `${provider}でログインしています…`,
  notes: {
    notSetUp: (provider) =>
      `ここでは${provider}でのログインを利用できません。メールアドレスをお使いください。`,
    refused: (provider, reason) => `${provider}を開けませんでした。${reason}`,
    cancelled: (provider) =>
      `ログインせずに${provider}から戻りました。もう一度試すか、メールアドレスをお使いください。`,
    stranded: (provider) =>
      `${provider}が開きませんでした。接続を確認してもう一度試すか、メールアドレスをお使いください。`,
  },
  verdicts: {
    mismatched: (provider) =>
      `この${provider}でのログインはこのウィンドウで始めたものではないため、使用しませんでした。`,
    stale: (provider) => `${provider}でのログインに時間がかかりすぎました。もう一度始めてください。`,
    cancelled: (provider) => `${provider}でのログインは行われませんでした。別の方法を試せます。`,
    refused: (provider) => `${provider}でログインできませんでした。別の方法を試せます。`,
  },
};
