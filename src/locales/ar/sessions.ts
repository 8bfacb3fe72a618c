import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

export const sessions: Messages['sessions'] = {
  back: 'العودة إلى ملفك الشخصي',
  loading: 'جارٍ تحميل جلساتك',
  failed: 'تعذّر تحميل جلساتك',
  text: 'إذا لم تتعرّف على أحد هذه المتصفحات، فسجّل خروجه وغيّر كلمة مرورك.',
  only: 'لم تسجّل الدخول في أي مكان آخر.',
  on: (browser, system) => isolated`${browser} على ${system}`,
  unknown: 'متصفح غير معروف',
  current: 'هذا المتصفح',
  language: formats.language,
  inUse: 'مستخدم الآن',
  lastUsed: (time) => isolated`آخر استخدام: ${formats.moment(time)}`,
  signedIn: (time) => isolated`تسجيل الدخول: ${formats.moment(time)}`,
  end: 'تسجيل الخروج',
  endNamed: (name) => isolated`تسجيل خروج ${name}`,
  ending: 'جارٍ تسجيل الخروج…',
  notEnded: (reason) => isolated`تعذّر تسجيل الخروج. ${reason}`,
  others: {
    open: 'تسجيل الخروج من كل مكان آخر',
    title: 'تسجيل الخروج من كل مكان آخر؟',
    text: 'سيُسجَّل خروج كل المتصفحات الأخرى خلال ثوانٍ، ويبقى هذا المتصفح مسجّل الدخول.',
  },
};
