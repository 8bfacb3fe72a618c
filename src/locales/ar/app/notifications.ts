import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';
import { isolated } from '../../../../contract/isolated.ts';

export const notifications: Messages['notifications'] = {
  logOut: 'تسجيل الخروج',
  theme: 'المظهر',
  themes: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
  language: {
    label: 'اللغة',
    notFetched: 'تعذّر تحميل هذه اللغة. تحقق من اتصالك وحاول مرة أخرى.',
    notSaved: (reason) => isolated`لم تُحفظ اللغة في حسابك بعد. ${reason}`,
    notSavedHere: 'لم تُحفظ في حسابك بعد.',
    saveAgain: 'إعادة الحفظ',
  },
  honesty: 'كل الشخصيات هنا ذكاء اصطناعي. وليست أي منها إنسانًا.',
  footerNavigation: 'حول الخدمة',
  faq: 'أسئلة وأجوبة',
  notSent: (reason) => isolated`لم تُرسل إحدى الرسائل. ${reason}`,
  offline: 'أنت غير متصل. يمكنك متابعة القراءة، وستُرسل الرسائل عند عودة الاتصال.',
  serverAway: 'يتعذر الوصول إلى الخادم. تبقى المحادثات المحفوظة قابلة للقراءة، وسنواصل المحاولة.',
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
