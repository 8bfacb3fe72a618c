import type { Messages } from '../../messages.ts';
import { isolated } from '../../../../contract/isolated.ts';

export const providers: Messages['providers'] = {
  names: { google: 'Google', discord: 'Discord' },
  opening: (provider) => isolated`جارٍ فتح ${provider}…`,
  signingIn: (provider) => isolated`جارٍ تسجيل دخولك عبر ${provider}…`,
  notices: {
    notSetUp: (provider) =>
      isolated`تسجيل الدخول عبر ${provider} غير متاح هنا. يمكنك استخدام بريدك الإلكتروني.`,
    failed: (provider, reason) => isolated`تعذّر فتح ${provider}. ${reason}`,
    canceled: (provider) =>
      isolated`أُلغي تسجيل الدخول عبر ${provider}. حاول مرة أخرى أو استخدم بريدك الإلكتروني.`,
    redirectTimedOut: (provider) =>
      isolated`تعذّر فتح ${provider}. تحقق من اتصالك وحاول مرة أخرى، أو استخدم بريدك الإلكتروني.`,
  },
  verdicts: {
    mismatched: (provider) =>
      isolated`بدأ تسجيل الدخول هذا عبر ${provider} في نافذة أخرى أو تطبيق آخر. عُد إليه، أو سجّل الدخول هنا من جديد.`,
    stale: (provider) => isolated`انتهت مهلة تسجيل الدخول عبر ${provider}. حاول مرة أخرى.`,
    cancelled: (provider) => isolated`أُلغي تسجيل الدخول عبر ${provider}. يمكنك تجربة طريقة أخرى.`,
    refused: (provider) => isolated`رفض ${provider} تسجيل الدخول. يمكنك تجربة طريقة أخرى.`,
  },
};
