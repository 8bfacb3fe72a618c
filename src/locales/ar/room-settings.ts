import type { Messages } from '../messages.ts';
import { isolated } from '../../../contract/isolated.ts';

export const roomSettings: Messages['roomSettings'] = {
  title: {
    title: 'اسم هذه المحادثة',
    label: 'الاسم',
    hint: 'اختياري. يظهر في محادثاتك الأخيرة وأعلى المحادثة.',
    save: 'احفظ الاسم',
    saved: 'حُفظ الاسم.',
  },
  scene: 'كيف تبدأ الحكاية',
  notes: {
    title: (mate) => isolated`ما ينبغي أن يتذكره ${mate}`,
    label: 'ملاحظات لهذه المحادثة',
    hint: 'اختياري. تُستخدم في هذه المحادثة فقط، بدءًا من رسالتك التالية.',
    save: 'احفظ الملاحظات',
    saved: 'حُفظت الملاحظات.',
    unsaved: 'لم يُحفظ بعد',
    loading: 'جارٍ تحميل الملاحظات',
    failed: 'تعذّر تحميل الملاحظات.',
  },
  data: {
    title: 'هذه المحادثة',
    text: 'نزّل نسخة منها أو احذفها. يحتوي ملف JSON أيضًا على كل نسخ الرسائل الأخرى.',
    search: 'البحث في هذه المحادثة',
    json: 'نزّلها بصيغة JSON',
    markdown: 'نزّلها نصًا',
    remove: 'احذف هذه المحادثة',
  },
  links: { title: 'محادثات مرتبطة', origin: 'تتمة لـ', copy: 'تتواصل في' },
  confirm: {
    title: (mate) => isolated`أتريد حذف المحادثة مع ${mate}؟`,
    final: 'ستُحذف المحادثة نهائيًا. لا يمكن التراجع عن ذلك.',
    confirm: 'احذف المحادثة',
  },
  removed: (mate) => isolated`حُذفت المحادثة مع ${mate}.`,
  deleted: 'تم حذف المحادثة.',
  undoOf: (mate) => isolated`استعد المحادثة مع ${mate}`,
  undone: 'تمت استعادة المحادثة.',
  failed: (reason) => isolated`لم ينجح ذلك. ${reason}`,
  copy: { notes: 'ملاحظات', you: 'أنت' },
};
