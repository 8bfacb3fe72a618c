import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

export const chat: Messages['chat'] = {
  loading: 'جارٍ فتح المحادثة',
  failed: 'لم تُفتح المحادثة',
  missing: {
    title: 'هذه المحادثة ليست هنا',
    text: 'ربما حُذفت، أو أنها تخص حسابًا آخر.',
    action: 'عرض محادثاتك',
  },
  back: 'العودة إلى محادثاتك',
  persona: 'من تكون في هذه المحادثة',
  profile: (name) => `نبذة عن ${name}`,
  companion: 'شخصية ذكاء اصطناعي',
  scripted: 'ذكاء اصطناعي بنص معدّ',
  replying: 'يكتب الرد…',
  reconnecting: 'جارٍ إعادة الاتصال…',
  left: chats,
  conversation: (name) => `محادثة مع ${name}`,
  notice: (name) => `${name} شخصية ذكاء اصطناعي وليست إنسانًا. ما تقوله من نسج الخيال.`,
  saidBy: { user: 'أنت:', mate: (name) => `${name}:` },
  older: {
    loading: 'الرسائل الأقدم في الطريق',
    failed: 'لم تصل الرسائل الأقدم.',
    retry: 'إعادة المحاولة',
    whole: 'من هنا بدأت الحكاية.',
  },
  latest: 'الانتقال إلى آخر رسالة',
  composer: {
    label: (name) => `رسالة إلى ${name}`,
    send: 'إرسال',
    stop: 'إيقاف',
    price: (left) => `محادثة واحدة لكل رسالة · المتبقي ${formats.number(left)}`,
    empty: 'نفدت محادثاتك.',
    signedOut: 'لقد خرجت من حسابك. ما تكتبه يبقى هنا.',
    blocked: (name: string) => `لقد حظرت ${name}. يبقى ما قيل مقروءًا.`,
    unblock: 'أزل الحظر في ملفك',
    more: 'الحصول على المزيد',
    long: (over) =>
      formats.count(over, {
        one: 'حرف واحد زائد',
        two: 'حرفان زائدان',
        few: '# أحرف زائدة',
        many: '# حرفًا زائدًا',
        other: '# حرف زائد',
      }),
    keys: 'مفتاح الإدخال يرسل، ومع مفتاح العالي يبدأ سطرًا جديدًا، والسهم إلى أعلى يعيد ما قلته من قبل.',
  },
  live: {
    slow: 'يستغرق هذا وقتًا أطول من المعتاد…',
    stalled: 'انقطع الخط. جارٍ إعادة الاتصال…',
    stopping: 'جارٍ الإيقاف…',
  },
  queued: 'في انتظار الإرسال',
  notSent: {
    stopped: 'لم تُرسل بعد.',
    expired: 'لم تُرسل: سجّل الدخول أولًا.',
    empty: 'لم تُرسل: نفدت محادثاتك.',
    ageless: 'يلزم تاريخ ميلادك قبل إرسال هذا.',
    unreachable: 'لم تُرسل: لا يوجد اتصال. ستُرسل تلقائيًا عند عودة الشبكة.',
    stream: 'لم تُرسل: لم يقبلها الخادم.',
    rejected: (reason) => (reason === '' ? 'لم تُرسل.' : `لم تُرسل: ${reason}`),
    again: 'إرسال مرة أخرى',
    back: 'سحب الرسالة',
    signIn: 'تسجيل الدخول',
  },
  refused: {
    4030: 'لم تعد هذه الشخصية هنا. يبقى ما قيل مقروءًا.',
    4032: 'لم تبلغ بعد السن المناسبة للمحادثة هنا.',
    4040: 'حُذفت هذه المحادثة.',
    4220: 'لا مكان هنا لأي شيء جنسي يتعلق بمن هو دون 18 عامًا.',
    4230: 'لقد حظرت هذه الشخصية. للكتابة من جديد أزل الحظر في ملفك.',
    5000: 'حدث خطأ في الخادم. حاول مرة أخرى.',
    5020: 'لم يصل أي رد، لذا لم يُحتسب شيء. حاول مرة أخرى.',
    5030: 'الخادم مشغول أو على وشك التوقف. حاول مرة أخرى بعد لحظة.',
  },
  broken: {
    stopped: 'لقد أوقفت هذا الرد.',
    interrupted: 'انقطع هذا الرد.',
    failed: 'لم يصل أي رد.',
    retry: 'السؤال مرة أخرى',
  },
  when: (said, now) => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return `${said.getHours() >= 18 ? 'الليلة' : 'اليوم'}، ${time}`;
    return `${days === 1 ? 'أمس' : formats.day(said, now)}، ${time}`;
  },
};
