import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

export const reviews: Messages['reviews'] = {
  title: 'المراجعات',
  summary: (average, count) =>
    isolated`${formats.rating(average)} من 5 نجوم · ${formats.count(count, {
      zero: 'لا مراجعات',
      one: 'مراجعة واحدة',
      two: 'مراجعتان',
      few: '# مراجعات',
      many: '# مراجعة',
      other: '# مراجعة',
    })}`,
  none: 'لا مراجعات بعد.',
  stars: (count) =>
    formats.count(count, {
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: '# نجوم',
      many: '# نجمة',
      other: '# نجمة',
    }),
  ofFive: (count) => isolated`${formats.number(count)} من 5 نجوم`,
  rating: 'تقييمك',
  text: 'مراجعتك (اختياري)',
  write: 'كتابة مراجعة',
  change: 'تعديل مراجعتك',
  save: 'نشر',
  saving: 'جارٍ النشر…',
  somebody: 'مجهول',
  more: 'عرض المزيد من المراجعات',
  moreFailed: 'تعذّر تحميل المزيد من المراجعات.',
  failed: (reason) => isolated`تعذّر نشر مراجعتك. ${reason}`,
  date: formats.date,
};
