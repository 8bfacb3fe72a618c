import type { Messages } from '../messages.ts';
import { mates } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

export const search: Messages['search'] = {
  placeholder: 'اسم أو مزاج أو مكان أو منشئ',
  hotWords: 'عمليات بحث شائعة',
  filters: 'التصفية حسب الوسم',
  creator: (name) => (name === null ? 'منشئ واحد' : isolated`من إنشاء ${name}`),
  dropFilter: (filter) => isolated`إزالة التصفية: ${filter}`,
  orderLabel: 'الترتيب حسب',
  orders: {
    relevance: 'الأنسب',
    new: 'الأحدث',
    day: 'الرائج اليوم',
    week: 'الرائج هذا الأسبوع',
    chats: 'الأكثر محادثات',
  },
  visibleTo: { private: 'تظهر لك وحدك', unlisted: 'تظهر لمن لديه الرابط فقط' },
  loading: 'جارٍ البحث',
  total: mates,
  corrected: (word) => isolated`لا نتائج مطابقة تمامًا. تظهر نتائج «${word}».`,
  moreFailed: 'تعذّر تحميل المزيد من النتائج.',
  failed: 'تعذّر تحميل النتائج',
  none: {
    title: 'لا نتائج',
    text: 'جرّب كلمات أقل أو مختلفة، مثل اسم أو مزاج أو مكان.',
    narrowed: 'قد تفيد إزالة عوامل التصفية.',
    clear: 'إزالة المرشحات',
  },
  categories: 'كل الوسوم',
  category: {
    title: 'التصفح حسب الوسم',
    text: 'اختر مزاجًا أو موضوعًا.',
    mates: (tag) => isolated`شخصيات بوسم «${tag}»`,
    failed: 'تعذّر تحميل الوسوم',
    empty: {
      title: 'لا شخصيات بهذا الوسم',
      text: 'ربما لم يعد الوسم مستخدمًا.',
    },
  },
};
