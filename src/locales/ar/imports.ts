import type { Messages } from '../messages.ts';
import { isolated } from '../../../contract/isolated.ts';
import { nonzero } from '../nonzero.ts';
import { formats } from './app/formats.ts';

export const imports: Messages['imports'] = {
  back: 'العودة إلى محادثاتك',
  intro:
    'أحضر الشخصيات والمحادثات والهويات من SillyTavern أو Agnai أو RisuAI أو Character.AI أو ChatGPT. اختر ملفات مُصدَّرة أو ملفًا مضغوطًا أو مجلدًا، أو أفلتها أو الصقها هنا. سترى محتواها قبل استيراد أي شيء.',
  choose: 'اختيار ملفات',
  folder: 'اختيار مجلد',
  reading: 'جارٍ قراءة الملفات…',
  unread: (reason) => isolated`تعذّرت قراءة الملفات. ${reason}`,
  nothing: 'لا يوجد في هذه الملفات ما يمكن استيراده.',
  found: 'ما سيتم استيراده',
  kinds: {
    mate: (count) => isolated`الشخصيات (${formats.number(count)})`,
    chat: (count) => isolated`المحادثات (${formats.number(count)})`,
    persona: (count) => isolated`الهويات (${formats.number(count)})`,
    book: (count) => isolated`كتب العوالم (${formats.number(count)})`,
  },
  unnamed: 'بلا اسم',
  messages: (count) => isolated`الرسائل: ${formats.number(count)}`,
  broken: (count) => isolated`أسطر غير مقروءة: ${formats.number(count)}`,
  all: 'الكل',
  private: 'الشخصيات الجديدة خاصة. تحقق من عمرها ونصوصها قبل نشرها.',
  goOn: (name) => isolated`المحادثات مع ${name} تنتقل إلى`,
  newMate: 'شخصية خاصة جديدة',
  rejected: 'لا يمكن استيراده',
  more: (count) => isolated`و${formats.number(count)} غيرها`,
  problems: {
    large: 'كبير جدًا',
    long: 'عدد الرسائل كبير جدًا',
    encoding: 'ليس محفوظًا كنص Unicode',
    damaged: 'تالف أو غير مكتمل',
    empty: 'لا رسائل فيه',
    copy: 'مطابق لملف آخر',
    unknown: 'صيغة غير مدعومة',
  },
  card: 'تعذّرت قراءة هذه البطاقة.',
  start: 'استيراد',
  stop: 'إيقاف',
  resume: 'متابعة',
  progress: 'تقدّم الاستيراد',
  importing: 'جارٍ الاستيراد…',
  stopped: 'توقّف الاستيراد. ما تم استيراده يبقى ولن يُضاف مرتين.',
  interrupted: (reason) => isolated`انقطع الاستيراد. ${reason}`,
  done: 'انتهى الاستيراد.',
  counts: (mates, chats, personas, books) =>
    nonzero([
      [mates, isolated`الشخصيات: ${formats.number(mates)}.`],
      [chats, isolated`المحادثات: ${formats.number(chats)}.`],
      [personas, isolated`الهويات: ${formats.number(personas)}.`],
      [books, isolated`كتب العوالم: ${formats.number(books)}.`],
    ]),
  skipped: (count) => isolated`مدخلات كتب العوالم التي لم تُستورد: ${formats.number(count)}`,
  refused: 'لم يتم استيراده',
  toChats: 'عرض محادثاتك',
  past: {
    title: 'عمليات الاستيراد السابقة',
    loading: 'جارٍ تحميل عمليات الاستيراد السابقة',
    failed: 'تعذّر تحميل عمليات الاستيراد السابقة',
    when: (time) => formats.moment(time),
    undo: 'التراجع عن الاستيراد',
    undoOf: (when) => isolated`التراجع عن استيراد ${when}`,
    ask: 'هل تريد التراجع عن هذا الاستيراد؟',
    text: 'سيُحذف كل ما أنشأه. ويبقى ما استخدمته أو غيّرته بعد ذلك.',
    undoing: 'جارٍ التراجع…',
    undone: 'تم التراجع عن الاستيراد.',
    retained: (count) =>
      isolated`تم التراجع عن الاستيراد. بقي لأنك استخدمته بعد ذلك: ${formats.number(count)}.`,
  },
};
