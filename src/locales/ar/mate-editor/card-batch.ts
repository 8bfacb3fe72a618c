import type { Messages } from '../../messages.ts';
import { isolated } from '../../../../contract/isolated.ts';
import { formats } from '../app/formats.ts';

export const cardBatch: Messages['mateEditor']['batch'] = {
  title: 'استيراد عدة بطاقات',
  tag: 'مستورد',
  text: (most) =>
    isolated`يمكنك اختيار عدة بطاقات شخصيات، حتى ${formats.number(most)} (JSON أو PNG أو CHARX) أو أفلتها هنا. تتحول كل بطاقة إلى شخصية لا يراها غيرك. لا يُحمَّل شيء مما تشير إليه البطاقة.`,
  choose: 'اختيار ملفات',
  notReceived: 'تعذّر استلام الملفات التي شاركتها. يمكنك اختيارها هنا.',
  folder: 'اختيار مجلد',
  chosen: (count) => isolated`الملفات: ${formats.number(count)}`,
  surplus: (count, most) =>
    isolated`اخترت أكثر من ${formats.number(most)} ملف. لم يُستورد منها: ${formats.number(count)}. يُرجى استيرادها لاحقًا.`,
  age: 'العمر إذا لم تذكره البطاقة',
  ageHint: 'كل شخصية بالغة: 18 عامًا أو أكثر.',
  pictures: 'استخدام صور البطاقات كصور شخصية. تُظهر شخصيات بالغة، ويحق لي استخدامها.',
  start: 'استيراد الكل',
  stop: 'إيقاف',
  resume: 'متابعة',
  retryFailed: 'إعادة محاولة ما فشل',
  progress: (done, total) => isolated`عولج ${formats.number(done)} من ${formats.number(total)} من الملفات`,
  paused: (count) => isolated`متوقف مؤقتًا. الملفات المتبقية: ${formats.number(count)}.`,
  finished: 'انتهى الاستيراد.',
  tally: {
    imported: (count) => isolated`المستوردة: ${formats.number(count)}`,
    duplicate: (count) => isolated`الموجودة من قبل: ${formats.number(count)}`,
    refused: (count) => isolated`غير المستوردة: ${formats.number(count)}`,
    failed: (count) => isolated`الفاشلة: ${formats.number(count)}`,
  },
  report: 'التقرير',
  waiting: 'في الانتظار',
  running: 'جارٍ الاستيراد…',
  again: (mate) => isolated`لديك بالفعل ${mate} من هذه البطاقة.`,
  repeat: 'استيراد رغم ذلك',
  refusal: {
    name: 'لا اسم في البطاقة.',
    minor: 'تجعل البطاقة شخصيتها دون 18 عامًا. كل شخصية بالغة.',
    invalid: 'يحتوي أحد نصوص البطاقة على ما لا يُسمح به.',
  },
  added: (fields) => isolated`أُكملت هنا، يُرجى مراجعتها: ${fields.join('، ')}.`,
  kept: (assets) => isolated`في ملفها، محفوظة للتصدير ولا تُعرض: ${assets.join('، ')}.`,
  notKept: (assets) => isolated`في ملفها لكنها أكبر من أن تُحفظ، فاحتفظ بالملف: ${assets.join('، ')}.`,
  remote: (count) => isolated`صور على خوادم أخرى لم تُحمَّل: ${formats.number(count)}.`,
  missing: (count) => isolated`صور غير موجودة في الملف: ${formats.number(count)}.`,
  assets: {
    icon: (count) => isolated`الصور الشخصية: ${formats.number(count)}`,
    emotion: (count) => isolated`التعابير: ${formats.number(count)}`,
    background: (count) => isolated`الخلفيات: ${formats.number(count)}`,
    user_icon: (count) => isolated`صورك: ${formats.number(count)}`,
    other: (count) => isolated`ملفات أخرى: ${formats.number(count)}`,
  },
};
