import type { Messages } from '../../messages.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => `جارٍ فتح ${provider}…`,
  signingIn: (provider) => `جارٍ تسجيل دخولك عبر ${provider}…`,
  notices: {
    notSetUp: (provider) => `تسجيل الدخول عبر ${provider} غير متاح هنا. يمكنك استخدام بريدك الإلكتروني.`,
    failed: (provider, reason) => `تعذّر فتح ${provider}. ${reason}`,
    canceled: (provider) => `أُلغي تسجيل الدخول عبر ${provider}. حاول مرة أخرى أو استخدم بريدك الإلكتروني.`,
    redirectTimedOut: (provider) =>
      `تعذّر فتح ${provider}. تحقق من اتصالك وحاول مرة أخرى، أو استخدم بريدك الإلكتروني.`,
  },
  verdicts: {
    mismatched: (provider) => `لم يبدأ تسجيل الدخول هذا عبر ${provider} في هذه النافذة، لذلك لم يُستخدم.`,
    stale: (provider) => `انتهت مهلة تسجيل الدخول عبر ${provider}. حاول مرة أخرى.`,
    cancelled: (provider) => `أُلغي تسجيل الدخول عبر ${provider}. يمكنك تجربة طريقة أخرى.`,
    refused: (provider) => `رفض ${provider} تسجيل الدخول. يمكنك تجربة طريقة أخرى.`,
  },
};
