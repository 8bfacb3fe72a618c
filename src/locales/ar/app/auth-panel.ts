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
};
