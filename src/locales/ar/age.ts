import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

export const age: Messages['age'] = {
  title: 'قبل أن تبدأ الدردشة',
  why: (years: number) =>
    isolated`يجب ألّا يقل عمرك عن ${formats.number(years)} عامًا للدردشة. يُرجى إدخال تاريخ ميلادك.`,
  doubt: {
    title: 'سؤال واحد',
    read: (years: number) => isolated`تُفهم هذه الجملة منك وكأن عمرك أقل من ${formats.number(years)} عامًا:`,
    unquoted: (years: number) => isolated`يُفهم مما كتبته وكأن عمرك أقل من ${formats.number(years)} عامًا.`,
    meanwhile: 'الدردشة وشخصيات البالغين بانتظار إجابتك. لم يتغيّر أي من إعداداتك.',
    misunderstood: 'كان ذلك سوء فهم',
    young: (years: number) => isolated`عمري أقل من ${formats.number(years)} عامًا`,
  },
  privacy: 'لا يراه أحد سواك، ويُحذف مع حسابك. لا يمكنك تغييره لاحقًا.',
  day: 'اليوم',
  month: 'الشهر',
  months: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
  year: 'السنة',
  choose: 'اختر',
  legend: 'تاريخ الميلاد',
  confirming: 'لحظة من فضلك…',
  slow: 'يستغرق الأمر بعض الوقت.',
  noSuchDay: 'يُرجى التحقق من اليوم والشهر والسنة.',
  failed: 'لم يتم الإرسال. يُرجى المحاولة مرة أخرى.',
  refused: {
    title: 'ليس بعد',
    text: (years: number) =>
      isolated`شكرًا على صراحتك. يجب ألّا يقل عمرك عن ${formats.number(years)} عامًا للدردشة. لا يزال بإمكانك التصفح والقراءة عن الشخصيات وحفظ مفضلاتك.`,
    until: (time: number) =>
      isolated`إذا أخطأت، يمكنك إدخال تاريخ ميلادك مرة أخرى ابتداءً من ${formats.moment(time)}.`,
    browse: 'تصفح الشخصيات',
  },
  section: {
    title: 'العمر والمحتوى',
    unreached: 'تعذّر تحميل إعدادات العمر.',
    unknown: 'لم تُدخل تاريخ ميلادك بعد. ستحتاج إليه للدردشة.',
    confirmed: 'تم تأكيد عمرك.',
    refused: 'لم تبلغ بعد السن المطلوبة للدردشة.',
    mature: 'إظهار شخصيات البالغين',
    matureNote: 'شخصيات صنّفها منشئوها محتوى للبالغين. عند إيقاف هذا الخيار لن تراها، وتُخفى محادثاتك معها.',
    young: (years: number) => isolated`شخصيات البالغين متاحة لمن بلغوا ${formats.number(years)} عامًا فأكثر.`,
  },
};
