import type { Messages } from '../messages.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => `正在打开 ${provider}…`,
  signingIn: (provider) => `正在通过 ${provider} 登录…`,
  notes: {
    notSetUp: (provider) => `这里没有开通 ${provider} 登录。你可以使用电子邮箱。`,
    refused: (provider, reason) => `无法打开 ${provider}。${reason}`,
    cancelled: (provider) => `你从 ${provider} 返回时没有登录。请重试，或使用电子邮箱。`,
    stranded: (provider) => `${provider} 没有打开。请检查网络后重试，或使用电子邮箱。`,
  },
  verdicts: {
    mismatched: (provider) => `这次 ${provider} 登录不是在此窗口中发起的，因此没有使用。`,
    stale: (provider) => `${provider} 登录用时过长。请重新开始。`,
    cancelled: (provider) => `你没有通过 ${provider} 登录。可以换一种方式。`,
    refused: (provider) => `${provider} 未能让你登录。可以换一种方式。`,
  },
};
