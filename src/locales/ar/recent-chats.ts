import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

export const recentChats: Messages['recentChats'] = {
  loading: 'جارٍ تحميل محادثاتك',
  you: 'أنت:',
  replying: 'جارٍ كتابة الرد…',
  unread: 'رد جديد',
  /** A draft, or a message that this browser could not send. */
  unsent: 'لم يُرسل',
  nothingSaid: 'لا رسائل بعد',
  hidden: 'مخفية ما دام محتوى البالغين غير مفعّل',
  options: (name) => isolated`خيارات المحادثة مع ${name}`,
  remove: (name) => isolated`حذف المحادثة مع ${name}`,
  archive: {
    add: (name) => isolated`أرشفة المحادثة مع ${name}`,
    leave: (name) => isolated`إعادة المحادثة مع ${name} إلى القائمة`,
    title: (count) => isolated`المؤرشفة (${formats.number(count)})`,
    added: 'أُرشفت المحادثة. تجدها في آخر هذه القائمة.',
    left: 'أُعيدت المحادثة إلى القائمة.',
  },
  orphaned: {
    text: 'حُذفت هذه المحادثة قبل إرسال نصك. يمكنك نسخ النص أو تجاهله.',
    copy: 'نسخ النص',
    discard: 'تجاهل',
    copied: 'تم النسخ',
    notCopied: 'تعذّر النسخ. حدّد النص لنسخه بنفسك.',
    discarded: 'تم تجاهل النص.',
  },
  import: {
    choose: (product) => isolated`استيراد محادثة محفوظة من ${product}`,
    otherApps: 'استيراد من تطبيق آخر',
    reading: 'جارٍ قراءة الملف…',
    sending: 'جارٍ استيراد المحادثة…',
    slow: 'يستغرق هذا وقتًا أطول من المعتاد.',
    large: 'هذا الملف كبير جدًا. لا يمكن أن تتجاوز المحادثة 4 ميغابايت.',
    damaged: 'هذا الملف ليس محادثة مُصدَّرة، أو أنه تالف.',
    encoding: 'هذا الملف غير محفوظ كنص UTF-8. احفظه بترميز UTF-8 ثم استورده مرة أخرى.',
    newer: 'أُنشئ هذا الملف بإصدار أحدث.',
    long: (count) =>
      isolated`هذه المحادثة أطول من أن تُستورد. الحد الأقصى لعدد الرسائل: ${formats.number(count)}.`,
    text: 'في هذا الملف رسالة أطول من أن تُستورد.',
    done: 'تم استيراد المحادثة.',
  },
  empty: {
    title: 'لا محادثات بعد',
    text: 'ستظهر هنا المحادثات التي تبدؤها مع الشخصيات.',
  },
  failed: 'تعذّر تحميل محادثاتك',
  confirm: {
    title: (name) => isolated`حذف المحادثة مع ${name}؟`,
  },
  when: (written, now) => {
    const today = now ?? new Date();
    const days = daysBetween(written, today);
    if (days === 0) return formats.clock(written);
    return days === 1 ? 'أمس' : formats.day(written, today);
  },
};
