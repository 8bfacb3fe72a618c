import { daysBetween } from '../formats.ts';
import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

export const chat: Messages['chat'] = {
  loading: 'جارٍ فتح المحادثة…',
  failed: 'تعذّر فتح هذه المحادثة',
  missing: {
    title: 'لم يُعثر على المحادثة',
    text: 'ربما حُذفت، أو أنها تخص حسابًا آخر.',
    action: 'عرض محادثاتك',
  },
  messageGone: 'يتعذّر عرض هذه الرسالة، وربما حُذفت.',
  editEnded: 'لم تعد الرسالة التي كنت تعدّلها في هذه المحادثة. أصبح نصك رسالة جديدة.',
  back: 'العودة إلى محادثاتك',
  menu: 'خيارات المحادثة',
  search: 'البحث في هذه المحادثة',
  pinned: 'الرسائل المثبّتة',
  pane: 'حول هذه المحادثة',
  behind: 'خلف هذه المحادثة',
  another: (name) => isolated`محادثة جديدة مع ${name}`,
  profile: (name) => isolated`نبذة عن ${name}`,
  temporary: {
    name: 'محادثة مؤقتة',
    banner: 'لا يُتذكر شيء من هذه المحادثة. تُحذف عندما تُنهيها، أو بعد ساعة من إغلاقها.',
    end: 'إنهاء المحادثة',
    endFailed: (reason) => isolated`تعذّر إنهاء هذه المحادثة. ${reason}`,
    ended: { title: 'انتهت هذه المحادثة المؤقتة', text: 'حُذفت رسائلها.' },
    again: 'محادثة مؤقتة جديدة',
  },
  missingModel: {
    name: 'النموذج غير متاح',
    text: (model, mate) =>
      isolated`لم يعد النموذج ${model} متاحًا. تأتي ردود ${mate} الآن من النموذج الافتراضي.`,
    choose: 'اختيار نموذج',
  },
  companion: 'شخصية ذكاء اصطناعي',
  origin: {
    scripted: 'الردود هنا مأخوذة من نصوص معدّة مسبقًا.',
    model: 'يكتب الردود هنا نموذج لغوي.',
  },
  replying: 'جارٍ كتابة الرد…',
  reconnecting: 'جارٍ إعادة الاتصال…',
  conversation: (name) => isolated`محادثة مع ${name}`,
  saidBy: { user: 'أنت:', mate: (name) => isolated`${name}:` },
  older: {
    failed: 'تعذّر تحميل الرسائل الأقدم.',
    whole: 'هذه بداية محادثتك.',
  },
  print: {
    open: 'طباعة',
    loaded: (count) =>
      formats.count(count, {
        one: 'حُمّلت رسالة واحدة',
        two: 'حُمّلت رسالتان',
        few: 'حُمّلت # رسائل',
        many: 'حُمّلت # رسالة',
        other: 'حُمّلت # رسالة',
      }),
    unsupported: 'لا يمكن لهذا المتصفح طباعة هذه الصفحة.',
    omitted: (count) =>
      isolated`تُطبع أحدث الرسائل فقط، وعددها ${formats.number(count)}. لطباعة الرسائل الأقدم أيضًا، اختر «طباعة» من قائمة المحادثة.`,
    limited: (count, all, place) =>
      isolated`تُطبع أحدث الرسائل فقط، وعددها ${formats.number(count)} من أصل ${formats.number(all)}. للحصول عليها كلها، نزّل المحادثة من «${place}».`,
  },
  latest: 'الانتقال إلى آخر رسالة',
  composer: {
    label: (name) => isolated`رسالة إلى ${name}`,
    send: 'إرسال',
    price: (left) => isolated`نقطة واحدة لكل رسالة · المتبقي ${formats.number(left)}`,
    empty: 'نفدت نقاطك.',
    signedOut: 'لقد سجّلت الخروج. مسودتك محفوظة على هذا الجهاز.',
    blocked: (name: string) => isolated`لقد حظرت ${name}.`,
    unblock: 'إلغاء الحظر في ملفك الشخصي',
    refill: (credits, time) =>
      isolated`سيكون لديك ${chats(credits)} من جديد ابتداءً من ${formats.moment(time)}.`,
    more: 'الحصول على نقاط',
    long: (over) =>
      formats.count(over, {
        one: 'حرف واحد زائد',
        two: 'حرفان زائدان',
        few: '# أحرف زائدة',
        many: '# حرفًا زائدًا',
        other: '# حرف زائد',
      }),
    keys: 'اضغط Enter للإرسال وShift+Enter لسطر جديد، والسهم إلى أعلى في الحقل الفارغ لتعديل رسالتك الأخيرة، وAlt مع السهم إلى أعلى لاستعادة ما كتبته من قبل.',
  },
  live: {
    thinking: 'جارٍ التفكير…',
    slow: 'يستغرق هذا وقتًا أطول من المعتاد…',
    reconnecting: 'انقطع الاتصال. جارٍ إعادة الاتصال…',
    stopping: 'جارٍ الإيقاف…',
  },
  queued: 'في انتظار الإرسال',
  offline: 'في انتظار الشبكة',
  moveUp: 'إرسال أبكر',
  notSent: {
    stopped: 'لم تُرسل بعد.',
    expired: 'لم تُرسل. سجّل الدخول.',
    empty: 'لم تُرسل. نفدت نقاطك.',
    ageless: 'أدخل تاريخ ميلادك لإرسال هذا.',
    unreachable: 'لم تُرسل. ستُرسل تلقائيًا عند عودة الاتصال.',
    stream: 'لم تُرسل. حدث خطأ في الخادم.',
    rejected: (reason) => isolated`لم تُرسل. ${reason}`,
    again: 'إرسال مرة أخرى',
    asNew: 'إرسال كرسالة جديدة',
    back: 'تعديل الرسالة',
  },
  refused: {
    4030: 'لم تعد هذه الشخصية متاحة. لا يزال بإمكانك قراءة هذه المحادثة.',
    4032: 'لم تبلغ بعد السن المطلوبة للدردشة.',
    4033: 'محتوى البالغين غير مفعّل. يمكنك تفعيله في ملفك الشخصي.',
    4040: 'حُذفت هذه المحادثة.',
    4041: 'حُذفت الرسالة التي عدّلتها.',
    4220: 'لا يُسمح بأي محتوى جنسي يتعلق بمن هم دون 18 عامًا.',
    4230: 'لقد حظرت هذه الشخصية. ألغِ الحظر في ملفك الشخصي للكتابة من جديد.',
    4231: 'سحب المشغّل هذه الشخصية. لا يزال بإمكانك قراءة هذه المحادثة.',
    5000: 'حدث خطأ في الخادم. حاول مرة أخرى.',
    5020: 'لم يصل رد، لذا لم يُخصم منك شيء. حاول مرة أخرى.',
    5030: 'الخدمة غير متاحة مؤقتًا. حاول مرة أخرى بعد لحظة.',
  },
  broken: {
    another: 'تعذّر الحصول على رد آخر.',
    stopped: 'لقد أوقفت هذا الرد.',
    interrupted: 'انقطع هذا الرد.',
    failed: 'لا رد.',
    unread: 'تعذّر تحميل هذا الرد.',
    uncharged: 'لم يُخصم منك شيء.',
    problems: {
      unreachable: 'تعذّر الوصول إلى نموذج اللغة.',
      refused: 'رفض نموذج اللغة الطلب.',
      slow: 'استغرق نموذج اللغة وقتًا أطول من اللازم.',
      broken: 'انقطع جواب نموذج اللغة.',
      empty: 'لم يرسل نموذج اللغة أي نص.',
      stopped: 'أُعيد تشغيل الخادم.',
      unforeseen: 'حدث خطأ في الخادم.',
      declined: 'رفض نموذج اللغة الإجابة.',
      thoughts: 'استهلك نموذج اللغة جوابه كله في التفكير.',
      failed: 'حدث خطأ في خادم نموذج اللغة.',
    },
    continue: 'متابعة',
    retry: 'إعادة المحاولة',
  },
  when: (said, now) => {
    const time = formats.clock(said);
    const days = daysBetween(said, now);
    if (days === 0) return isolated`${said.getHours() >= 18 ? 'الليلة' : 'اليوم'}، ${time}`;
    return isolated`${days === 1 ? 'أمس' : formats.day(said, now)}، ${time}`;
  },
};
