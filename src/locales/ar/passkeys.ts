import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const passkeys: Messages['passkeys'] = {
  title: 'مفاتيح المرور',
  text: 'سجّل الدخول ببصمتك أو وجهك أو قفل الشاشة بدلًا من كلمة المرور.',
  loading: 'جارٍ تحميل مفاتيح المرور',
  failed: 'تعذّر تحميل مفاتيح المرور',
  add: 'إضافة مفتاح مرور',
  adding: 'أكّد أنك صاحب الحساب، ثم يسألك المتصفح أين تحفظ مفتاح المرور.',
  password: 'كلمة مرورك',
  next: 'متابعة',
  busy: 'يُرجى الانتظار…',
  added: 'أُضيف مفتاح المرور. يمكنك الآن تسجيل الدخول به.',
  created: (time) => `أُضيف في ${formats.date(time)}`,
  used: (time) => `آخر استخدام: ${formats.date(time)}`,
  unused: 'لم يُستخدم بعد',
  name: 'اسم مفتاح المرور',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  renameOf: (name) => `إعادة تسمية ${name}`,
  removeOf: (name) => `إزالة ${name}`,
  question: (name) => `هل تريد إزالة ${name}؟`,
  removing: 'لن تتمكن من تسجيل الدخول به بعد الآن. احذفه أيضًا من جهازك أو من مدير كلمات المرور.',
  remove: 'إزالة',
  removed: 'أُزيل مفتاح المرور.',
};
