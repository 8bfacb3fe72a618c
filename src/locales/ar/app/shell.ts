import type { Messages } from '../../messages.ts';

export const titles: Messages['titles'] = {
  discover: 'الاستكشاف',
  detail: 'الشخصية',
  trial: 'جرّب الآن',
  favorite: 'المفضلة',
  recentChats: 'المحادثات الأخيرة',
  privacyNotice: 'إشعار الخصوصية',
  termsOfUse: 'شروط الاستخدام',
  support: 'المساعدة',
  faq: 'أسئلة وأجوبة',
  communityGuidelines: 'إرشادات المجتمع',
  safety: 'السلامة وخطوط المساعدة',
  verifyEmailAddress: 'تأكيد بريدك الإلكتروني',
  passwordReset: 'كلمة مرور جديدة',
  sessions: 'الأماكن التي سجّلت الدخول منها',
  emailLink: 'تغيير البريد الإلكتروني',
  followList: 'من تتابعهم',
  collection: 'مجموعة',
  forYou: 'مقترحات لك',
  chatDetail: 'محادثة',
  generate: 'إنشاء شخصية',
  search: 'البحث',
  mine: 'نظرة عامة على الحساب',
  category: 'التصفح حسب الوسم',
  singlePackage: 'طلبك',
  subscription: 'النقاط والذهب',
  chatProfile: 'هوياتك',
  lorebooks: 'كتب العالم',
  lorebook: 'كتاب العالم',
  memory: 'الذاكرة',
  imports: 'استيراد',
  profile: 'الملف الشخصي',
  userSubscription: 'رصيدك',
  notFound: 'الصفحة غير موجودة',
};

export const shell: Messages['shell'] = {
  // Without isolates: browsers store titles in bookmarks and histories.
  windowTitle: (title, product) => `${title} · ${product}`,
  failure: {
    expired: 'انتهت صلاحية جلستك. يُرجى تسجيل الدخول مرة أخرى.',
    visitor: 'يُرجى تسجيل الدخول للمتابعة.',
    rejected: 'رفض الخادم الطلب.',
    unreachable: 'تعذّر الوصول إلى الخادم. تحقق من اتصالك وحاول مرة أخرى.',
    stream: 'انقطع الرد.',
  },
  somethingError: 'حدث خطأ ما.',
  storageRefused:
    'لا يستطيع هذا المتصفح حفظ البيانات. عند إغلاق الصفحة تُفقد الرسائل غير المرسلة، وقد يُسجَّل خروجك.',
  broken: {
    title: 'حدث خطأ ما',
    text: 'واجهت الصفحة خطأ. الرسائل التي أرسلتها محفوظة.',
    reload: 'إعادة تحميل الصفحة',
  },
};
