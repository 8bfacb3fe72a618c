import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';
import { isolated } from '../../../../contract/isolated.ts';

export const logoutConfirmation: Messages['logoutConfirmation'] = {
  title: 'لديك مسودات غير مرسلة. هل تريد تسجيل الخروج؟',
  text: (count: number) =>
    isolated`${formats.count(count, { zero: 'لا مسودات غير مرسلة محفوظة على هذا الجهاز.', one: 'مسودة واحدة غير مرسلة محفوظة على هذا الجهاز.', two: 'مسودتان غير مرسلتين محفوظتان على هذا الجهاز.', few: '# مسودات غير مرسلة محفوظة على هذا الجهاز.', many: '# مسودة غير مرسلة محفوظة على هذا الجهاز.', other: '# مسودة غير مرسلة محفوظة على هذا الجهاز.' })} إذا احتفظت بالمسودات فستراها عند تسجيل الدخول مجددًا. تُحذف عند تسجيل الدخول بحساب آخر، وحتى ذلك الحين قد يقرؤها من يصل إلى مساحة تخزين هذا المتصفح.`,
  stay: 'البقاء مسجّل الدخول',
  keep: 'الخروج والاحتفاظ بالمسودات',
  remove: 'الخروج وحذف المسودات',
};
