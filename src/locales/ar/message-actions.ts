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
  removed: { title: 'حُذفت الرسالة مع كل ما تلاها.' },
  editing: {
    reply: (mate) => isolated`تعديل رد ${mate}`,
    title: 'جارٍ تعديل رسالتك',
  },
};
