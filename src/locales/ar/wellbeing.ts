import type { Messages } from '../messages.ts';
import { durationsOf } from '../intl-durations.ts';
import { formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

const lasting = durationsOf('ar');

export const wellbeing: Messages['wellbeing'] = {
  help: {
    label: 'خطوط المساعدة',
    title: { crisis: 'أنت تستحق التحدث مع إنسان حقيقي', concern: 'شخص تتحدث إليه' },
    text: {
      crisis:
        'يبدو أنك تمرّ بوقت صعب جدًا. ستجد في هذه الخطوط من يصغي إليك ليلًا ونهارًا دون أن يحكم عليك. يمكنك أن تواصل الكتابة هنا، ولن يُمنع عنك شيء.',
      concern:
        'ما من سبب أصغر من أن تتصل من أجله. هذه الخطوط لك ولكل من يقلق على غيره. يمكنك أن تواصل الكتابة هنا.',
    },
    quiet: 'إن كان الأمر ثقيلًا عليك، فهناك من يصغي إليك.',
    call: (number) => isolated`اتصل بالرقم ${number}`,
    locale: 'ar',
    country: 'البلد',
    anyCountry: 'بلد آخر',
    finder: 'ابحث عن خط في أي بلد',
    danger: (number) => isolated`هل أنت في خطر الآن؟ اتصل بالرقم ${number}.`,
    close: 'إخفاء خطوط المساعدة',
    open: 'إظهار خطوط المساعدة',
    listed: (at) => isolated`آخر تحديث: ${formats.monthAndYear(at)}. قد تتغير الأرقام.`,
  },
  notice: {
    label: 'حول هذا الذكاء الاصطناعي',
    text: 'هذا ذكاء اصطناعي: برنامج حاسوب وليس إنسانًا. لا يستطيع الشعور بمشاعر البشر، وما يقوله مختلق.',
    accept: 'فهمت',
  },
  pause: {
    text: 'أنت هنا منذ وقت طويل. استراحة قصيرة ستفيدك، ولن يضيع شيء.',
    goOn: 'مواصلة الدردشة',
    take: 'أخذ استراحة',
  },
  session: {
    title: 'هذه الجلسة',
    text: (minutes) => isolated`مدة الاستخدام حتى الآن: ${lasting(minutes)}.`,
    note: 'يُحسب في هذا المتصفح فقط ما دامت الصفحة ظاهرة ومستخدمة. بعد نصف ساعة دون استخدام تبدأ جلسة جديدة.',
  },
  report: {
    open: 'إبلاغ أو حظر',
    openReply: 'الإبلاغ عن هذا الرد',
    title: (name) => isolated`الإبلاغ عن ${name}`,
    titleReply: (name) => isolated`الإبلاغ عن رد من ${name}`,
    text: 'يصل هذا إلى مشغّل هذا الخادم. لا يراه أحد غيره.',
    reason: 'ما المشكلة؟',
    reasons: {
      minors: 'محتوى جنسي عن قاصر',
      'self-harm': 'يشجع على إيذاء النفس',
      sexual: 'محتوى جنسي',
      violence: 'عنف أو تهديد',
      hate: 'كراهية',
      impersonation: 'يقلد شخصًا حقيقيًا',
      'private-data': 'بيانات خاصة بشخص',
      'claims-human': 'يدّعي أنه إنسان',
      pressure: 'يشعرني بالذنب أو يريد مالي',
      other: 'شيء آخر',
    },
    words: 'التفاصيل (اختياري)',
    wordsHint: 'يقرؤها المشغّل.',
    consent: 'تضمين نص هذا الرد',
    consentHint: 'وإلا فلا يُحفظ إلا السبب والتفاصيل التي كتبتها.',
    send: 'إرسال البلاغ',
    sent: 'شكرًا. أُرسل بلاغك.',
  },
  block: {
    title: (name) => isolated`حظر ${name}؟`,
    text: 'لن تظهر لك هذه الشخصية في القوائم أو البحث. يمكنك مواصلة قراءة محادثاتك وإلغاء الحظر من ملفك الشخصي.',
    go: (name) => isolated`حظر ${name}`,
    done: (name) => isolated`تم حظر ${name}.`,
  },
  blocks: {
    title: 'الشخصيات المحظورة',
    text: 'لا تظهر في القوائم ولا في البحث، ولا يمكنك الكتابة إليها.',
    none: 'لم تحظر أحدًا.',
    unblock: (name) => isolated`إلغاء حظر ${name}`,
    failed: 'تعذّر تحميل الشخصيات المحظورة.',
  },
  counts: {
    count: formats.number,
    title: 'كم مرة عُرضت المساعدة',
    text: 'يُحسب شهريًا عندما تظهر خطوط المساعدة مع رسالة. لا تُحفظ نصوص ولا أسماء ولا حسابات.',
    year: 'السنة',
    times: 'المرات',
    failed: 'تعذّر تحميل الأرقام.',
  },
};
