import { formats } from './formats.ts';
import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: 'ردود مقترحة',
    asking: 'جارٍ تحميل الاقتراحات…',
    undo: 'تراجع',
  },
  another: 'رد آخر',
  alternatives: {
    label: 'الردود',
    previous: 'الرد السابق',
    next: 'الرد التالي',
    position: (index: number, count: number) => `${formats.number(index)} / ${formats.number(count)}`,
  },
  like: 'أعجبتني هذه الرسالة',
  unlike: 'إزالة الإعجاب',
  remove: 'احذف هذه الرسالة',
  confirm: {
    title: 'أتريد حذف هذه الرسالة؟',
    own: 'ستُحذف رسالتك والردود عليها نهائيًا.',
    theirs: 'سيُحذف هذا الرد نهائيًا.',
    confirm: 'حذف الرسالة',
  },
};
