import type { Messages } from '../messages.ts';

export const roomCare: Messages['roomCare'] = {
  notes: {
    title: (mate) => `ما ينبغي أن يتذكره ${mate}`,
    label: 'ملاحظات لهذه المحادثة',
    hint: 'تُستخدم في هذه المحادثة وحدها، بدءًا من رسالتك التالية. يمكن أن تبقى فارغة.',
    save: 'احفظ الملاحظات',
    saving: 'جارٍ الحفظ…',
    saved: 'حُفظت الملاحظات.',
    loading: 'جارٍ تحميل الملاحظات',
    failed: 'لم تصل الملاحظات.',
    again: 'أعد المحاولة',
  },
  data: {
    title: 'هذه المحادثة',
    text: 'خذ نسخة منها أو احذفها.',
    json: 'نزّلها بصيغة JSON',
    markdown: 'نزّلها نصًا',
    busy: 'جارٍ التحضير…',
    remove: 'احذف هذه المحادثة',
  },
  confirm: {
    title: (mate) => `أتريد حذف المحادثة مع ${mate}؟`,
    text: 'تختفي فورًا، وتُحذف نهائيًا بعد دقيقة. حتى ذلك الحين يمكنك استعادتها من محادثاتك.',
    yes: 'احذف المحادثة',
    no: 'أبقِها',
    busy: 'جارٍ الحذف…',
  },
  removed: (mate) => `حُذفت المحادثة مع ${mate}.`,
  undo: 'تراجع',
  undoOf: (mate) => `استعد المحادثة مع ${mate}`,
  undone: 'عادت المحادثة.',
  failed: (reason) => `لم ينجح ذلك. ${reason}`,
  copy: { notes: 'ملاحظات', you: 'أنت' },
};
