import type { Messages } from '../messages.ts';
import { formats, mates } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

export const savedLists: Messages['savedLists'] = {
  mates: 'الشخصيات',
  favorites: {
    loading: 'جارٍ تحميل المفضلة',
    failed: 'تعذّر تحميل مفضلاتك',
    empty: {
      title: 'لا مفضلة بعد',
      text: 'اضغط على القلب في صفحة أي شخصية لإضافتها هنا.',
    },
  },
  collection: {
    kinds: { follow: 'منشئ', followTag: 'وسم' },
    loading: 'جارٍ تحميل الشخصيات',
    failed: 'تعذّر تحميل هذه الشخصيات',
    empty: {
      title: 'لا شيء هنا',
      text: 'لم يُعثر على هذا المنشئ. قد يكون الرابط قديمًا أو ناقصًا.',
    },
  },
  followed: {
    total: mates,
    loading: 'جارٍ تحميل من تتابعهم',
    failed: 'تعذّر تحميل من تتابعهم',
    empty: {
      title: 'لا تتابع أحدًا بعد',
      text: 'تابع منشئًا من صفحة إحدى شخصياته لترى كل شخصياته هنا.',
    },
    facts: (made, followers) =>
      isolated`${mates(made)} · ${formats.count(followers, {
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
    lead: 'بناءً على مفضلاتك ومن تتابعهم والشخصيات التي تدردش معها.',
    loading: 'جارٍ تحميل اقتراحاتك',
    failed: 'تعذّر تحميل اقتراحاتك',
    empty: {
      title: 'لا جديد حاليًا',
      text: 'ستظهر هنا شخصيات جديدة قد تعجبك.',
      action: 'عرض كل الشخصيات',
    },
    followed: (creator) => isolated`لأنك تتابع ${creator}`,
    favorite: (mate, tag) => isolated`لأن ${mate} في مفضلتك: يجمعهما «${tag}»`,
    talked: (mate, tag) => isolated`لأنك تدردش مع ${mate}: يجمعهما «${tag}»`,
    popular: 'تحظى بشعبية لدى الآخرين',
  },
};
