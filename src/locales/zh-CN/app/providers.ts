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
    mismatched: (provider) => `这次 ${provider} 登录不是在此窗口中发起的，因此没有使用。`,
    stale: (provider) => `${provider} 登录超时。请重试。`,
    cancelled: (provider) => `${provider} 登录已取消。可以换一种方式。`,
    refused: (provider) => `${provider} 拒绝了登录。可以换一种方式。`,
  },
};
