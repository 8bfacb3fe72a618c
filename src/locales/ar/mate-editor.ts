import type { Messages } from '../messages.ts';
import { formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

export const mateEditor: Messages['mateEditor'] = {
  loading: 'جارٍ تحميل شخصياتك',
  failed: 'تعذّر تحميل شخصياتك',
  missing: {
    title: 'لا يمكنك تعديل هذه الشخصية',
    text: 'ربما حُذفت، أو هي لشخص آخر.',
  },
  unavailable: {
    title: 'لا يمكنك إنشاء شخصيات هنا',
    text: 'لا يدعم هذا الخادم إنشاء الشخصيات. لا يزال بإمكانك الدردشة مع الشخصيات الأخرى.',
  },
  restored: 'تمت استعادة مسودتك غير المحفوظة.',
  discard: 'البدء من جديد',
  idea: {
    title: 'ابدأ بفكرة',
    text: 'صِف في جملة من تود أن تلتقي، أو اترك الحقل فارغًا للمفاجأة. يمكنك تغيير كل شيء لاحقًا.',
    label: 'من تود أن تلتقي؟',
    ask: 'اقتراح مسودة',
    busy: 'جارٍ التفكير…',
    undo: 'استعادة مسودتي',
    came: (name) => isolated`تعرّف على ${name}. غيّر ما تشاء.`,
  },
  card: {
    text: 'املأ النموذج من بطاقة شخصية (JSON) من هذا التطبيق أو من غيره. تبقى في متصفحك حتى تحفظ الشخصية.',
    choose: 'استيراد بطاقة شخصية',
    file: (name) => isolated`${name} (بطاقة).json`,
    cut: 'كانت البطاقة طويلة جدًا، فحُذف بعضها. يُرجى مراجعة النتيجة.',
    notUsed: (parts) => isolated`لم يُستورد: ${parts.join('، ')}.`,
    part: {
      lore: 'كتاب العالم',
      examples: 'أمثلة الحوار',
      instructions: 'تعليمات للنموذج',
      notes: 'ملاحظات المؤلف',
      pictures: 'الصور',
      greetings: 'رسائل أولى أخرى',
      macros: 'الأوامر المضمّنة',
    },
    encoding: 'هذا الملف غير محفوظ كنص UTF-8. احفظه بترميز UTF-8 ثم استورده مرة أخرى.',
    large: 'هذه البطاقة كبيرة جدًا. اختصر نصوصها أو اختر ملف JSON لا يتجاوز 1 ميغابايت.',
    unreadable:
      'لا توجد بطاقة شخصية في هذا الملف. يجب أن تكون البطاقة ملف JSON؛ الصور التي تحوي بطاقات غير مدعومة بعد.',
  },
  look: {
    title: 'المظهر',
    shuffle: 'فاجئني',
    parts: {
      hair: 'الشعر',
      eyes: 'العينان',
      brows: 'الحاجبان',
      nose: 'الأنف',
      lips: 'الفم',
      body: 'الملابس',
      beard: 'اللحية',
      glasses: 'النظارة',
      gesture: 'الإيماءة',
      bodyIcon: 'الشارة',
    },
    previous: (part) => isolated`${part}: السابق`,
    next: (part) => isolated`${part}: التالي`,
    none: 'بدون',
    place: (at, count) => isolated`${formats.number(at)} من ${formats.number(count)}`,
    colour: 'اللون',
  },
  basics: {
    title: 'الأساسيات',
    tagline: 'وصف قصير',
    taglineHint: 'يظهر تحت الاسم، مثل «حارسة العبّارة الأخيرة».',
    age: 'العمر',
    ageHint: 'كل شخصية بالغة: 18 عامًا أو أكثر.',
    pronouns: 'الضمائر',
    pronounsHint: 'اختياري. مثلًا: هي.',
    tags: 'الوسوم',
    tagsHint: (most) => isolated`حتى ${formats.number(most)}، تفصل بينها فواصل. بها يعثر الناس على الشخصية.`,
  },
  story: {
    title: 'القصة',
    who: 'من وراء الاسم',
    whoHint: 'من أين تأتي، وماذا تفعل، وما لا تقوله أبدًا في البداية. السطر الفارغ يبدأ فقرة.',
    place: 'أين توجد',
    placeHint: 'اختياري.',
    likes: 'ما تحبه',
    likesHint: (most) => isolated`حتى ${formats.number(most)} أشياء، تفصل بينها فواصل.`,
  },
  voice: {
    title: 'الصوت',
    manner: 'طريقة الكلام',
    manners: {
      warm: {
        name: 'دافئة',
        example: '«ها أنت ذا. كيف كان الأمر حقًا؟»',
      },
      playful: {
        name: 'مرحة',
        example: '«عشر نقاط. قلها الآن مثل قرصان.»',
      },
      dry: {
        name: 'جافة',
        example: '«وجدته. معظم الناس يقرؤون اللافتة.»',
      },
      calm: {
        name: 'هادئة',
        example: '«لا عجلة. شيء بعد شيء.»',
      },
      bold: {
        name: 'جريئة',
        example: '«حسنًا. ماذا تنتظر إذن؟»',
      },
      poetic: {
        name: 'شاعرية',
        example: '«دخلت كخاتمة أغنية.»',
      },
      curious: {
        name: 'فضولية',
        example: '«مهلًا، عد خطوة. كيف بدأ ذلك؟»',
      },
      plain: {
        name: 'بسيطة',
        example: '«مرحبًا، سعيد برؤيتك. ما الجديد؟»',
      },
    },
    words: 'المزيد عن أسلوب كلامها',
    wordsHint: 'اختياري. عادات، وعبارات مفضلة، وأشياء لا تقولها أبدًا.',
  },
  beginning: {
    title: 'الافتتاحية',
    greeting: 'الرسالة الأولى',
    greetingHint: 'كيف تبدأ الشخصية المحادثة. ضع الأفعال بين *نجمتين*.',
    scene: 'المشهد',
    sceneHint: 'اختياري. أين ومتى تبدأ القصة.',
  },
  visibility: {
    title: 'مستوى الظهور',
    private: {
      name: 'أنا فقط',
      text: 'لا يمكن لأحد غيرك رؤيتها.',
    },
    public: {
      name: 'الجميع',
      text: 'تظهر في اكتشف وفي البحث، باسمك من ملفك.',
    },
  },
  rating: {
    title: 'الجمهور',
    everyone: {
      name: 'للجميع',
      text: 'مناسبة لكل من يمكنه الدردشة هنا.',
    },
    mature: {
      name: 'للبالغين',
      text: 'تظهر فقط للبالغين الذين شغّلوا محتوى البالغين.',
    },
  },
  problems: {
    missing: 'يرجى ملء هذا الحقل.',
    long: 'هذا طويل جدًا. يرجى اختصاره.',
    many: 'هذه كثيرة جدًا. يرجى حذف بعضها.',
    young: 'كل شخصية بالغة. يرجى اختيار 18 أو أكثر.',
    odd: 'يرجى التحقق: يحتوي على شيء غير مسموح به.',
    minor: 'كل شخصية بالغة. احذف ما يجعل هذه دون 18 عامًا.',
  },
  preview: {
    title: 'معاينة',
  },
  create: 'إنشاء',
  savedAt: 'تُحفظ مسودتك في هذا المتصفح حتى تحفظها.',
  saved: {
    made: (name) => isolated`${name} جاهزة`,
    private: 'أنت وحدك من يرى هذه الشخصية ويدردش معها.',
    public: 'يمكن للجميع العثور على هذه الشخصية والدردشة معها.',
    page: 'عرض الصفحة',
    change: 'تعديل',
    another: 'إنشاء أخرى',
  },
  mates: {
    title: 'شخصياتك',
    count: (count, most) => isolated`${formats.number(count)} من ${formats.number(most)}`,
    private: 'أنت فقط',
    public: 'الجميع',
    withdrawn: 'سحبتها إدارة الموقع: لا يمكن لأحد العثور عليها',
    open: 'قيد التعديل',
    take: (name) => isolated`تنزيل ${name} كبطاقة`,
    another: 'شخصية جديدة',
  },
  confirm: {
    title: (name) => isolated`حذف ${name}؟`,
    text: 'لا يمكن التراجع عن ذلك. يمكن مواصلة قراءة المحادثات، لكن لن يتمكن أحد من مراسلة هذه الشخصية.',
    confirm: 'حذف',
  },
  deleted: 'حُذفت الشخصية.',
};
