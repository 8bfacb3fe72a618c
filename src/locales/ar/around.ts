import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const around: Messages['around'] = {
  logOut: 'تسجيل الخروج',
  theme: 'الألوان',
  themes: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
  language: {
    label: 'اللغة',
    fetching: 'النصوص في الطريق…',
    stop: 'إيقاف',
    notFetched: 'لم تصل هذه اللغة. تحقق من اتصالك واخترها مرة أخرى.',
    untold: (reason) => `لا يعرف حسابك باللغة الجديدة بعد. ${reason}`,
    untoldHere: 'لا يعرف حسابك بذلك بعد.',
    tell: 'إبلاغه مرة أخرى',
  },
  honesty: 'كل الشخصيات هنا ذكاء اصطناعي. لا أحد منها إنسان.',
  footerNavigation: 'حول الخدمة',
  footer: {
    support: 'المساعدة',
    faq: 'الأسئلة',
    guidelines: 'إرشادات المجتمع',
    safety: 'السلامة وخطوط المساعدة',
    privacy: 'إشعار الخصوصية',
    terms: 'شروط الاستخدام',
  },
  offline: 'أنت غير متصل. ما هو هنا يبقى مقروءًا، والباقي ينتظر الاتصال.',
  backOnline: 'عدت إلى الاتصال.',
  notifications: 'الإشعارات',
  dismiss: 'إغلاق',
  times: (count) =>
    formats.count(count, {
      one: 'مرة واحدة',
      two: 'مرتين',
      few: '# مرات',
      many: '# مرة',
      other: '# مرة',
    }),
};
