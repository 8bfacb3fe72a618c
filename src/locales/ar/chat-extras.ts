import type { Messages } from '../messages.ts';

export const chatExtras: Messages['chatExtras'] = {
  ideas: {
    label: 'أفكار لردّك',
    asking: 'نبحث عن أفكار…',
    undo: 'أزلها من جديد',
  },
  like: 'ضع قلبًا على هذه الرسالة',
  unlike: 'أزل القلب',
  remove: 'احذف هذه الرسالة',
  confirm: {
    title: 'أتريد حذف هذه الرسالة؟',
    own: 'تُحذف رسالتك نهائيًا ومعها الردود عليها.',
    theirs: 'يُحذف هذا الرد نهائيًا.',
    yes: 'احذف الرسالة',
    no: 'أبقِها',
    busy: 'جارٍ الحذف…',
  },
};
