import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

const lasting = durationsOf('ar');

export const verifyEmail: Messages['verifyEmail'] = {
  title: 'تفقّد بريدك',
  sentTo: (email) => isolated`أرسلنا رابطًا إلى ${email}. افتحه وأكّد عنوانك، وستتابع هذه الصفحة تلقائيًا.`,
  sent: 'أرسلنا إليك رابطًا. افتحه وأكّد عنوانك، وستتابع هذه الصفحة تلقائيًا.',
  waiting: 'في انتظار تأكيدك',
  paused: 'متوقف مؤقتًا أثناء غيابك. يُستأنف عند عودتك.',
  hint: 'لم تجدها؟ تفقّد مجلد الرسائل غير المرغوب فيها.',
  resend: 'إرسال مرة أخرى',
  sentAgain: {
    delivered: 'أرسلنا إليك رابطًا جديدًا.',
    printed: 'ستجد رابطك الجديد في نافذة الأوامر (terminal) التي يعمل فيها الخادم.',
    stored: 'يجد المشغّل رابطك الجديد في المجلد outbox.',
  },
  resendIn: (seconds) =>
    seconds < 120
      ? isolated`إعادة الإرسال خلال: ${formats.number(seconds)} ث`
      : isolated`إعادة الإرسال خلال: ${lasting(Math.ceil(seconds / 60))}`,
  otherAddress: 'استخدام عنوان آخر',
  lookAgain: 'تحقق مرة أخرى',
  stopped: {
    title: 'توقفنا عن التحقق',
    text: 'ما زال رابطك صالحًا. افتحه ثم تحقق مرة أخرى أو سجّل الدخول.',
  },
  expired: {
    text: 'مرّت عشر دقائق. قد يكون الرابط صالحًا بعد: افتحه وتحقق مرة أخرى، أو اطلب رابطًا جديدًا.',
  },
  nothing: {
    title: 'لا يوجد ما يحتاج إلى تأكيد',
    text: 'افتح رابطك مرة أخرى، أو أنشئ حسابًا.',
    signUp: 'إنشاء حساب',
  },
  linkOpened: {
    title: 'أكّد عنوان بريدك الإلكتروني',
    text: 'خطوة واحدة تفصلك عن حسابك.',
    confirm: 'تأكيد بريدي الإلكتروني',
    notYou: 'لم تسجّل؟ استخدم شخص ما عنوانك. أغلق هذه الصفحة: لا يُنشأ حساب من دون تأكيدك.',
  },
  confirming: { title: 'جارٍ تأكيد عنوانك', text: 'لحظة من فضلك.' },
  passwordRequired: {
    title: 'أدخل كلمة المرور التي اخترتها عند التسجيل',
    text: 'جرى التسجيل في متصفح آخر. أدخل كلمة المرور التي اختيرت هناك.',
    submit: 'تأكيد وتسجيل الدخول',
    checking: 'جارٍ التحقق…',
    notYou:
      'استخدم شخص ما عنوانك للتسجيل. إذا لم تكن أنت، فأغلق هذه الصفحة: لا يُنشأ حساب من دون كلمة المرور هذه.',
    ownAccount: 'إنشاء حسابي الخاص',
  },
  confirmed: {
    title: 'تم تأكيد عنوانك',
    signIn: 'يمكنك تسجيل الدخول الآن.',
    signedIn: 'تم تسجيل دخولك.',
    signingIn: 'جارٍ تسجيل دخولك…',
  },
  addressTaken: {
    title: 'يوجد حساب بهذا البريد الإلكتروني بالفعل',
    text: 'سجّل الدخول للمتابعة. إذا لم تسجّل مرة أخرى، فلا شيء عليك فعله.',
  },
  linkExpired: {
    title: 'انتهت صلاحية هذا الرابط',
    text: 'تعمل الروابط لمدة 24 ساعة. سجّل مرة أخرى للحصول على رابط جديد.',
  },
  rejected: { title: 'تعذّر تأكيد عنوانك' },
};
