import { formats } from './app/formats.ts';
import { components } from './app/components.ts';
import type { Messages } from '../messages.ts';
import { isolated } from '../../../contract/isolated.ts';

export const memory: Messages['memory'] = {
  title: (mate) => (mate === null ? 'ما تتذكره شخصيتك' : components.remembers(mate)),
  intro: 'تُستخدم الذكريات في الردود. يمكنك تصحيحها أو حذفها.',
  back: 'رجوع',
  loading: 'جارٍ تحميل الذكريات',
  failed: 'تعذّر تحميل الذكريات',
  empty: { title: 'لا شيء بعد', text: 'سيظهر هنا ما تحكيه عن نفسك وما تخططان له معًا.' },
  none: { title: 'لم يُعثر على شيء', text: 'جرّب كلمات أخرى.' },
  missing: { title: 'لم تُختر شخصية', text: 'افتح هذه الصفحة من شخصية أو محادثة.' },
  search: 'البحث في الذكريات',
  found: (count) =>
    formats.count(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  room: {
    title: 'تذكّر الأشياء في هذه المحادثة',
    note: 'ما دام هذا متوقفًا، لا يُحفظ هنا شيء جديد، ولا تستخدم الردود الذكريات.',
  },
  groups: {
    you: 'عنك',
    mate: (mate) => (mate === null ? 'عن شخصيتك' : isolated`عن ${mate}`),
    plan: 'الخطط والوعود',
    story: 'قصة هذه المحادثة',
    stories: 'قصص محادثاتك',
    past: 'لم يعد صحيحًا',
    chapters: 'الفصول',
  },
  since: (time) => isolated`لم يعد صحيحًا منذ ${formats.date(time)}`,
  said: (time) => isolated`من رسالتك بتاريخ ${formats.date(time)}`,
  day: formats.date,
  messages: (days) => isolated`الرسائل: ${days}`,
  written: (time) => isolated`كتبتَه بتاريخ ${formats.date(time)}`,
  pin: 'تثبيت ليُستخدم دائمًا',
  unpin: 'إلغاء التثبيت',
  correct: 'تصحيح',
  end: 'لم يعد صحيحًا',
  renew: 'صحيح من جديد',
  forget: 'حذف',
  forgotten: 'حُذف.',
  add: 'إضافة ذكرى',
  form: { kind: 'عمّ يدور', text: 'ما ينبغي تذكره', hint: 'جملة قصيرة واحدة.', chapter: 'ما حدث' },
  saved: 'حُفظ.',
};
