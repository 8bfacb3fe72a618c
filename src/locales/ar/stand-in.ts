import type { Messages } from '../messages.ts';

export const standIn: Messages['standIn'] = {
  toDiscover: 'الذهاب إلى اكتشف',
  loading: 'جارٍ تحميل الصفحة',
  signInNeeded: {
    title: 'سجّل الدخول لترى هذا',
    text: 'محادثاتك محفوظة مع حسابك، لذلك نحتاج إلى معرفة صاحبها.',
    action: 'تسجيل الدخول',
  },
  screenFailed: {
    title: 'لم تُحمَّل هذه الصفحة',
    text: 'ربما انقطع الاتصال، أو صدرت نسخة جديدة للتو.',
    action: 'إعادة المحاولة',
  },
  partFailed: 'لم يُحمَّل هذا الجزء من الصفحة. تحقق من اتصالك وحاول مرة أخرى.',
};
