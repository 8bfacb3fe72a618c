import type { Messages } from '../../messages.ts';

export const authPanel: Messages['authPanel'] = {
  signUp: {
    title: 'أنشئ حسابك',
    subtitle: 'أهلًا بك! املأ البيانات لتبدأ.',
    question: 'لديك حساب بالفعل؟',
    switch: 'تسجيل الدخول',
  },
  signIn: {
    title: (product) => `تسجيل الدخول إلى ${product}`,
    subtitle: 'أهلًا بعودتك! سجّل الدخول للمتابعة',
    question: 'ليس لديك حساب؟',
    switch: 'إنشاء حساب',
  },
  google: 'المتابعة باستخدام Google',
  discord: 'المتابعة باستخدام Discord',
  or: 'أو',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  passwordHint: '8 أحرف على الأقل',
  forgot: 'هل نسيت كلمة المرور؟',
  submit: 'متابعة',
  busy: 'لحظة من فضلك…',
  passkey: {
    choose: 'تسجيل الدخول بمفتاح مرور',
    prompt: 'اتبع خطوات متصفحك…',
    problems: {
      canceled: 'لم يُستخدم أي مفتاح مرور. حاول مرة أخرى، أو اختر طريقة أخرى.',
      timedOut: 'استغرق ذلك وقتًا طويلًا. حاول مرة أخرى.',
      duplicate: 'يوجد على هذا الجهاز مفتاح مرور لحسابك بالفعل.',
      unsupported: 'لا يستطيع هذا المتصفح استخدام مفاتيح المرور على هذا العنوان. جرّب متصفحًا أو جهازًا آخر.',
    },
  },
};
