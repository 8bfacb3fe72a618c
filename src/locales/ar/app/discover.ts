import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';
import { isolated } from '../../../../contract/isolated.ts';

export const discover: Messages['discover'] = {
  what: 'هذه شخصيات للدردشة معها، وكلها ذكاء اصطناعي.',
  pick: 'اختيار اليوم',
  profile: 'عرض الصفحة',
  filters: 'عرض الشخصيات ذات الوسم',
  shown: (count, tag) =>
    formats.count(count, {
      zero: isolated`لا شخصيات بوسم «${tag}»`,
      one: isolated`شخصية واحدة بوسم «${tag}»`,
      two: isolated`شخصيتان بوسم «${tag}»`,
      few: isolated`# شخصيات بوسم «${tag}»`,
      many: isolated`# شخصية بوسم «${tag}»`,
      other: isolated`# شخصية بوسم «${tag}»`,
    }),
  all: 'الكل',
  recommended: 'موصى بها',
  newHere: 'جديدة هنا',
  trending: 'الأكثر رواجًا',
  loading: 'جارٍ تحميل الشخصيات',
  noneTagged: (tag) => isolated`لم تعد هناك شخصيات بالوسم «${tag}».`,
  showAll: 'عرض كل الشخصيات',
  empty: {
    title: 'لا شخصيات بعد',
    text: 'أنشئ أول شخصية.',
    action: 'إعادة التحميل',
  },
  failed: 'تعذّر تحميل الشخصيات',
  trendingFailed: 'تعذّر تحميل الشخصيات الرائجة.',
  trendingEmpty: 'لا محادثات بعد. ابدأ الأولى.',
  rank: (rank) => isolated`المركز ${formats.number(rank)}`,
};
