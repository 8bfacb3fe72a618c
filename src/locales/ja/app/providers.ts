import type { Messages } from '../../messages.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => `${provider}を開いています…`,
  signingIn: (provider) => `${provider}でログインしています…`,
  notices: {
    notSetUp: (provider) =>
      `ここでは${provider}でのログインを利用できません。メールアドレスをお使いください。`,
    failed: (provider, reason) => `${provider}を開けませんでした。${reason}`,
    canceled: (provider) =>
      `${provider}でのログインはキャンセルされました。もう一度試すか、メールアドレスをお使いください。`,
    redirectTimedOut: (provider) =>
      `${provider}を開けませんでした。接続を確認してもう一度試すか、メールアドレスをお使いください。`,
  },
  verdicts: {
    mismatched: (provider) =>
      `この${provider}でのログインは別のウィンドウまたはアプリで始められました。そちらに戻るか、ここでもう一度ログインしてください。`,
    stale: (provider) => `${provider}でのログインが時間切れになりました。もう一度お試しください。`,
    cancelled: (provider) => `${provider}でのログインはキャンセルされました。別の方法を試せます。`,
    refused: (provider) => `${provider}がログインを拒否しました。別の方法を試せます。`,
  },
};
