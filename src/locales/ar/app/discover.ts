import type { Messages } from '../../messages.ts';
import { formats } from '../formats.ts';

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
  noneTagged: (tag) => `لم تعد هناك شخصيات بالوسم «${tag}».`,
  showAll: 'عرض كل الشخصيات',
  empty: {
    title: 'لا شخصيات بعد',
    text: 'أنشئ أول شخصية.',
    action: 'إعادة التحميل',
  },
  failed: 'تعذّر تحميل الشخصيات',
  trendingFailed: 'تعذّر تحميل الشخصيات الرائجة.',
  trendingEmpty: 'لا محادثات بعد. ابدأ الأولى.',
  rank: (rank) => `المركز ${formats.number(rank)}`,
};
