import type { Messages } from '../messages.ts';
import { mates } from './formats.ts';

export const search: Messages['search'] = {
  title: 'البحث',
  back: 'العودة إلى اكتشف',
  field: 'البحث عن شخصيات',
  placeholder: 'اسم أو مزاج أو مكان أو مبدع',
  hotWords: 'عمليات بحث شائعة',
  filters: 'التصفية حسب الوسم',
  creator: (name) => (name === null ? 'مبدع واحد' : `من إبداع ${name}`),
  dropFilter: (filter) => `${filter}: إزالة هذا المرشح`,
  orderLabel: 'الترتيب حسب',
  orders: {
    relevance: 'الأنسب',
    new: 'الأحدث',
    day: 'الرائج اليوم',
    week: 'الرائج هذا الأسبوع',
    chats: 'الأكثر محادثات',
  },
  loading: 'جارٍ البحث',
  total: mates,
  corrected: (word) => `لا شيء يطابق ذلك تمامًا. هذه تطابق «${word}».`,
  more: 'عرض المزيد',
  moreFailed: 'لم تصل النتائج التالية.',
  failed: 'لم يصل البحث',
  none: {
    title: 'لا شيء يطابق ذلك',
    text: 'جرّب كلمة أخرى أو كلمات أقل. يكفي اسم أو مزاج أو مكان.',
    narrowed: 'ربما تجد شيئًا بدون المرشحات.',
    clear: 'إزالة المرشحات',
    browse: 'التصفح حسب الوسم',
  },
  categories: 'كل الوسوم',
  category: {
    title: 'التصفح حسب الوسم',
    text: 'اختر مزاجًا أو موضوعًا.',
    mates: (tag) => `شخصيات بوسم «${tag}»`,
    back: 'كل الوسوم',
    failed: 'لم تصل الوسوم',
    empty: {
      title: 'لا شيء يحمل هذا الوسم',
      text: 'ربما لم يعد الوسم مستخدمًا.',
    },
  },
};
