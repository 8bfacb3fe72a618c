import type { Messages } from '../messages.ts';
import { formats } from './formats.ts';

export const discover: Messages['discover'] = {
  title: 'اكتشف',
  pick: 'اختيار الليلة',
  profile: 'عرض الملف',
  filters: 'عرض الشخصيات ذات الوسم',
  shown: (count, tag) =>
    formats.count(count, {
      zero: `لا شخصيات بوسم «${tag}»`,
      one: `شخصية واحدة بوسم «${tag}»`,
      two: `شخصيتان بوسم «${tag}»`,
      few: `# شخصيات بوسم «${tag}»`,
      many: `# شخصية بوسم «${tag}»`,
      other: `# شخصية بوسم «${tag}»`,
    }),
  all: 'الكل',
  recommended: 'موصى بها',
  trending: 'الأكثر رواجًا',
  loading: 'جارٍ تحميل الشخصيات',
  noneTagged: (tag) => `لم تعد هنا شخصيات بوسم «${tag}».`,
  showAll: 'عرض كل الشخصيات',
  empty: {
    title: 'لا أحد هنا بعد',
    text: 'ستظهر الشخصيات هنا حالما ينشئ أحدهم واحدة.',
    action: 'انظر مرة أخرى',
  },
  failed: 'لم تصل الشخصيات',
  trendingFailed: 'قائمة الرائج غير متاحة الآن.',
  trendingEmpty: 'لم يتحدث أحد بعد. يمكنك أن تكون الأول.',
  rank: (rank) => `المركز ${formats.number(rank)}`,
};
