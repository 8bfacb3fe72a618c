import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

export const messageSearch: Messages['messageSearch'] = {
  field: 'البحث في محادثاتك',
  fieldWith: (name) => isolated`البحث في المحادثة مع ${name}`,
  only: (mate) => isolated`في المحادثة مع ${mate} فقط`,
  everywhere: 'البحث في كل المحادثات',
  results: 'الرسائل التي عُثر عليها',
  searching: 'جارٍ البحث',
  all: (shown) =>
    formats.count(shown, {
      zero: 'لا رسائل',
      one: 'رسالة واحدة',
      two: 'رسالتان',
      few: '# رسائل',
      many: '# رسالة',
      other: '# رسالة',
    }),
  first: (shown) =>
    formats.count(shown, {
      zero: 'لا رسائل',
      one: 'أحدث رسالة',
      two: 'أحدث رسالتين',
      few: 'أحدث # رسائل',
      many: 'أحدث # رسالة',
      other: 'أحدث # رسالة',
    }),
  moreFailed: 'تعذّر تحميل المزيد من الرسائل.',
  failed: 'تعذّر البحث في محادثاتك',
  pinned: 'الرسائل المثبّتة فقط',
  noPins: { title: 'لا توجد رسائل مثبّتة', text: 'ثبّت رسالة من قائمتها لتظهر هنا.' },
  none: { title: 'لم يُعثر على رسائل', text: 'جرّب كلمات أقل أو مختلفة.' },
  hits: { older: 'النتيجة الأقدم', newer: 'النتيجة الأحدث', failed: 'تعذّر تحميل هذه الرسالة.' },
};
