import type { Messages } from '../../messages.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => `正在打开 ${provider}…`,
  signingIn: (provider) => `正在通过 ${provider} 登录…`,
  notices: {
    notSetUp: (provider) => `这里不支持 ${provider} 登录。请使用电子邮箱。`,
    failed: (provider, reason) => `无法打开 ${provider}。${reason}`,
    canceled: (provider) => `${provider} 登录已取消。请重试，或使用电子邮箱。`,
    redirectTimedOut: (provider) => `无法打开 ${provider}。请检查网络后重试，或使用电子邮箱。`,
  },
  verdicts: {
    mismatched: (provider) =>
      `这次 ${provider} 登录是在另一个窗口或应用中发起的。请返回那里，或在这里重新登录。`,
    stale: (provider) => `${provider} 登录超时。请重试。`,
    cancelled: (provider) => `${provider} 登录已取消。可以换一种方式。`,
    refused: (provider) => `${provider} 拒绝了登录。可以换一种方式。`,
  },
};
