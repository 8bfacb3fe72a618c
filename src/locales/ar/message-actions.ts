import { formats } from './app/formats.ts';
import type { Messages } from '../messages.ts';
import { isolated } from '../../../contract/isolated.ts';

export const messageActions: Messages['messageActions'] = {
  ideas: {
    label: 'ردود مقترحة',
    asking: 'جارٍ تحميل الاقتراحات…',
  },
  another: 'رد آخر',
  alternatives: {
    label: 'الردود',
    previous: 'الرد السابق',
    next: 'الرد التالي',
    position: (index: number, count: number) => isolated`${formats.number(index)} / ${formats.number(count)}`,
  },
  hint: {
    label: 'رد آخر، لكن…',
    shorter: 'أقصر',
    longer: 'أطول',
    playful: 'أكثر مرحًا',
    own: 'بكلماتك أنت',
    send: 'طلب',
  },
  menu: 'المزيد لهذه الرسالة',
  pin: 'تثبيت هذه الرسالة',
  unpin: 'إلغاء تثبيت الرسالة',
  pinned: 'مثبّتة',
  quote: 'اقتباس',
  copyText: 'نسخ النص',
  copyMarkdown: 'نسخ بصيغة Markdown',
  copied: 'تم النسخ',
  notCopied: 'تعذّر النسخ. حدّد النص لنسخه بنفسك.',
  like: 'أعجبتني هذه الرسالة',
  unlike: 'إزالة الإعجاب',
  edit: 'تعديل هذه الرسالة',
  editReply: 'تعديل هذا الرد',
  edited: 'عدّلته أنت',
  remove: 'الحذف من هنا',
  copy: 'محادثة جديدة من هنا',
  removed: {
    title: 'حُذفت الرسالة مع كل ما تلاها.',
    hidesNewer: 'سيؤدي التراجع إلى إخفاء الرسائل التي كُتبت بعد ذلك.',
  },
  learned: { line: (facts) => isolated`حُفظ في الذاكرة: ${facts}`, forgotten: 'نُسي.' },
  why: {
    title: 'لماذا هذا الرد',
    total: (tokens, limit, percent) =>
      isolated`نحو ${formats.number(tokens)} من ${formats.number(limit)} رمز (${formats.number(percent)}%)`,
    tokens: (count) =>
      formats.count(count, {
        zero: 'لا رموز',
        one: 'رمز واحد',
        two: 'رمزان',
        few: '# رموز',
        many: '# رمزًا',
        other: '# رمز',
      }),
    loading: 'جارٍ تحميل التفاصيل',
    failed: 'تعذّر تحميل التفاصيل',
    missing: { title: 'لا تفاصيل', text: 'تُسجَّل التفاصيل لأحدث ردود النموذج اللغوي فقط.' },
    sections: {
      rules: 'القواعد',
      character: 'طبع الشخصية',
      lore: 'كتاب العالم',
      person: 'هويتك وملاحظاتك',
      facts: 'الذكريات',
      chapters: 'الفصول',
      passages: 'رسائل سابقة',
      recent: 'رسائل حديثة',
      message: 'رسالتك',
    },
    leftOut: (count) =>
      formats.count(count, {
        zero: 'كل شيء اتسع',
        one: 'واحدة أخرى لم تتسع',
        two: 'اثنتان أخريان لم تتسعا',
        few: '# أخرى لم تتسع',
        many: '# أخرى لم تتسع',
        other: '# أخرى لم تتسع',
      }),
    reasons: {
      pinned: 'مثبّت',
      always: 'يُستخدم دائمًا',
      words: (words) => isolated`كلمات مشتركة: ${words}`,
      meaning: 'معنى مشابه',
      key: (key) => isolated`كلمة مفتاحية: ${key}`,
      keyGone: 'لم تعد الكلمة المفتاحية موجودة',
      sticky: 'ما زالت سارية',
    },
    deleted: 'حُذف منذ ذلك الحين',
  },
  editing: {
    reply: (mate) => isolated`تعديل رد ${mate}`,
    title: 'جارٍ تعديل رسالتك',
  },
};
