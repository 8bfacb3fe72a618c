import type { Messages } from '../../messages.ts';

export const unavailable: Messages['unavailable'] = {
  toDiscover: 'الذهاب إلى «الاستكشاف»',
  loading: 'جارٍ تحميل الصفحة',
  signInNeeded: {
    title: 'سجّل الدخول لترى هذا',
    text: 'تحتاج إلى حساب لعرض هذه الصفحة.',
  },
  matureOff: {
    title: 'هذه الشخصية للبالغين',
    text: 'محتوى البالغين غير مفعّل. يمكنك تفعيله في ملفك الشخصي.',
    action: 'فتح ملفك الشخصي',
  },
  screenFailed: {
    title: 'تعذّر تحميل هذه الصفحة',
    text: 'ربما انقطع اتصالك، أو صدر إصدار جديد للتو.',
  },
  partFailed: 'تعذّر تحميل هذا الجزء من الصفحة. تحقق من اتصالك وحاول مرة أخرى.',
};
