import type { Messages } from '../messages.ts';
import { formats, mates } from './formats.ts';

export const marks: Messages['marks'] = {
  favorite: (name) => `المفضلة: ${name}`,
  follow: 'متابعة',
  following: 'تتابعه',
  mates: 'الشخصيات',
  notSet: (reason) => `لم يصل ذلك، فلم يتغير شيء. ${reason}`,
  favorites: {
    title: 'المفضلة',
    loading: 'جارٍ تحميل المفضلة',
    failed: 'لم تصل المفضلة',
    empty: {
      title: 'لا مفضلة بعد',
      text: 'اضغط القلب في صفحة أي شخصية، وستنتظرك هنا.',
      action: 'ابحث عن شخصية',
    },
  },
  followed: {
    title: 'من تتابعهم',
    loading: 'جارٍ تحميل من تتابعهم',
    failed: 'لم تصل قائمة من تتابعهم',
    empty: {
      title: 'لا تتابع أحدًا بعد',
      text: 'تابع أحد المبدعين من صفحة إحدى شخصياته، وستجد كل شخصياته هنا.',
      action: 'ابحث عن شخصية',
    },
    facts: (made, followers) =>
      `${mates(made)} · ${formats.count(followers, {
        zero: 'لا متابعين',
        one: 'متابع واحد',
        two: 'متابعان',
        few: '# متابعين',
        many: '# متابعًا',
        other: '# متابع',
      })}`,
    none: 'لا شخصيات في الوقت الحالي.',
  },
  forYou: {
    title: 'من أجلك',
    lead: 'مختارة من مفضلتك ومن تتابعهم والشخصيات التي تتحدث معها.',
    loading: 'جارٍ البحث عن شخصيات لك',
    failed: 'لم تصل الاقتراحات',
    empty: {
      title: 'أنت تعرف الجميع هنا',
      text: 'ستظهر هنا شخصيات جديدة تناسب ذوقك.',
      action: 'عرض كل الشخصيات',
    },
    followed: (creator) => `لأنك تتابع ${creator}`,
    favorite: (mate, tag) => `لأن ${mate} في مفضلتك: يجمعهما «${tag}»`,
    talked: (mate, tag) => `لأنك تتحدث مع ${mate}: يجمعهما «${tag}»`,
    popular: 'كثيرون يتحدثون مع هذه الشخصية',
  },
};
