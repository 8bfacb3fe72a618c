import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

export const passwordReset: Messages['passwordReset'] = {
  asking: {
    text: 'أدخل البريد الإلكتروني لحسابك، وستحصل على رابط لاختيار كلمة مرور جديدة.',
    submit: 'إرسال الرابط',
  },
  sent: {
    title: 'تحقق من بريدك',
    text: (email) =>
      isolated`أرسلنا رسالة إلى ${email}. يعمل الرابط لمدة 30 دقيقة. لا تجدها؟ ابحث في مجلد الرسائل غير المرغوبة.`,
    again: 'جرّب عنوانًا آخر أو أعد الإرسال',
  },
  choosing: {
    title: 'اختر كلمة مرور جديدة',
    text: 'سيُسجَّل خروجك من كل الأجهزة الأخرى.',
    submit: 'حفظ وتسجيل الدخول',
  },
  opening: { loading: 'جارٍ التحقق من رابطك', failed: 'تعذّر التحقق من رابطك' },
  passkeys: {
    title: 'مفاتيح المرور التي يمكنها تسجيل الدخول',
    text: 'حدّد ما لا تعرفه منها. ستُزال عند الحفظ.',
    added: (time) => isolated`أُضيف في ${formats.date(time)}`,
  },
  expired: {
    title: 'لم يعد هذا الرابط صالحًا',
    text: 'تعمل الروابط مرة واحدة ولمدة 30 دقيقة.',
    again: 'طلب رابط جديد',
  },
  unsupported: {
    title: 'غير متاح هنا',
    text: 'لا يستطيع هذا الخادم إرسال رابط. تواصل مع مشغّل هذا الخادم لاستعادة حسابك.',
  },
  changed: {
    title: 'تغيّرت كلمة مرورك',
    text: 'لتسجيل الدخول، أكّد بمفتاح مرورك أو برمز استرداد.',
  },
  done: { title: 'تغيّرت كلمة مرورك', text: 'لقد سجّلت الدخول.' },
};
