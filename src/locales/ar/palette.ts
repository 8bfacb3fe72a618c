import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';

export const palette: Messages['palette'] = {
  title: 'الانتقال إلى',
  label: 'البحث في الصفحات والمحادثات والشخصيات',
  placeholder: 'صفحة أو محادثة أو شخصية',
  pages: 'الصفحات',
  mates: 'الشخصيات',
  count: (results) =>
    formats.count(results, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  none: 'لا نتائج',
  failed: 'تعذّر تحميل كل النتائج.',
  shortcuts: {
    title: 'اختصارات لوحة المفاتيح',
    everywhere: 'في كل مكان',
    composer: 'في مربع الرسالة',
    lists: 'في القوائم',
    palette: 'الانتقال إلى صفحة أو محادثة أو شخصية',
    shortcuts: 'عرض اختصارات لوحة المفاتيح',
    close: 'إغلاق مربع حوار أو قائمة',
    send: 'إرسال الرسالة',
    line: 'بدء سطر جديد',
    edit: 'تعديل آخر رسالة لك إذا كان المربع فارغًا',
    recall: 'تصفّح ما أرسلته سابقًا إذا كان المربع فارغًا',
    stop: 'إيقاف الرد أو إلغاء التعديل',
    move: 'الانتقال إلى العنصر السابق أو التالي',
    ends: 'الانتقال إلى العنصر الأول أو الأخير',
    version: 'عرض النسخة السابقة أو التالية من أزرارها',
  },
  keys: {
    ctrl: 'Ctrl',
    shift: 'Shift',
    alt: 'Alt',
    enter: 'Enter',
    escape: 'Esc',
    home: 'Home',
    end: 'End',
  },
};
