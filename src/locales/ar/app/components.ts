import type { Messages } from '../../messages.ts';
import { formats } from './formats.ts';
import { isolated } from '../../../../contract/isolated.ts';

export const components: Messages['components'] = {
  close: 'إغلاق',
  clear: (field) => isolated`مسح: ${field}`,
  retry: 'إعادة المحاولة',
  cancel: 'إلغاء',
  backToAccount: 'العودة إلى حسابك',
  backToDiscover: 'العودة إلى «الاستكشاف»',
  newPassword: 'كلمة المرور الجديدة',
  remove: (name) => isolated`حذف ${name}`,
  edit: (name) => isolated`تعديل ${name}`,
  name: 'الاسم',
  findMate: 'ابحث عن شخصية',
  more: 'عرض المزيد',
  preparing: 'جارٍ التحضير…',
  you: 'أنت',
  sending: 'جارٍ الإرسال…',
  stop: 'إيقاف',
  undo: 'تراجع',
  saving: 'جارٍ الحفظ…',
  save: 'حفظ',
  loading: 'جارٍ التحميل…',
  deleting: 'جارٍ الحذف…',
  stopWaiting: 'التوقف عن الانتظار',
  chatWith: (name) => isolated`الدردشة مع ${name}`,
  remembers: (name) => isolated`ما تتذكره ${name}`,
  quoted: (text) => isolated`«${text}»`,
  slow: 'يستغرق هذا وقتًا أطول من المعتاد. ما زلنا نحاول.',
  creatorNotes: 'ملاحظات المؤلف',
  speaks: (languages) => isolated`لغات المحادثة: ${formats.languages(languages)}`,
  compact: formats.compact,
  chats: (count) =>
    formats.count(
      count,
      {
        zero: 'لا محادثات',
        one: 'محادثة واحدة',
        two: 'محادثتان',
        few: '# محادثات',
        many: '# محادثة',
        other: '# محادثة',
      },
      formats.compact(count),
    ),
};
