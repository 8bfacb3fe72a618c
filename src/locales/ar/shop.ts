import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

const coins = (number: number): string =>
  formats.count(number, {
    zero: 'لا عملات ذهبية',
    one: 'عملة ذهبية واحدة',
    two: 'عملتان ذهبيتان',
    few: '# عملات ذهبية',
    many: '# عملة ذهبية',
    other: '# عملة ذهبية',
  });
const days = (number: number): string =>
  formats.count(number, {
    one: 'يوم واحد',
    two: 'يومين',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  });

export const shop: Messages['shop'] = {
  navigation: 'المشتريات',
  home: 'اكتشف',
  chats: 'محادثاتي',
  packages: 'الباقات',
  mine: 'رصيدي',
  loading: 'جارٍ تحميل الباقات',
  failed: 'لم تصل الباقات',
  title: 'المحادثات والذهب',
  intro: 'كل رسالة تكلّف محادثة واحدة. لا شيء هنا يتجدد تلقائيًا.',
  empty: 'نفدت محادثاتك. ما كتبته محفوظ في مكانه ويمكن إرساله حالما تحصل على المزيد.',
  toChats: 'العودة إلى محادثاتي',
  closed: 'لا يمكن شراء شيء على هذا الخادم حاليًا.',
  sandbox: 'هذا متجر تجريبي: يمكنك تجربة الشراء دون أن تنتقل أي أموال.',
  buy: (name) => `اختيار ${name}`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return `${chats(item.chats)} يوميًا`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return 'لتبادلها بمحادثات متى احتجت إليها.';
    if (kind === 'chats') return 'تضاف فورًا ولا تنتهي مع الوقت.';
    const extra = item.goldCoins === 0 ? '' : ` ومعها ${coins(item.goldCoins)} فورًا.`;
    return `لمدة ${days(item.days)}، ثم ينتهي تلقائيًا.${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: 'مبادلة الذهب بمحادثات',
    offer: (give, get) => `${chats(get)} مقابل ${coins(give)}`,
    have: (number) => `لديك ${coins(number)}.`,
    press: (give) => `إعطاء ${coins(give)}`,
    busy: 'جارٍ المبادلة…',
    done: 'أصبحت المحادثات لك.',
    failed: (reason) => `لم تتم المبادلة. ${reason}`,
  },
  checkout: {
    title: 'طلبك',
    loading: 'جارٍ تحميل الباقة',
    unknown: { title: 'لا توجد باقة كهذه', text: 'ربما كان العنوان قديمًا أو مكتوبًا بشكل خاطئ.' },
    toPackages: 'عرض كل الباقات',
    order: (price) => `اطلب مقابل ${price}`,
    again: 'الطلب مرة أخرى',
    busy: 'لحظة من فضلك…',
    test: 'دفع تجريبي',
    testText: 'لا تنتقل أي أموال هنا. اختر كيف ينتهي الدفع.',
    choices: {
      pay: 'التظاهر بالدفع',
      decline: 'التظاهر بأن الدفع رُفض',
      expire: 'التظاهر بانتهاء الوقت',
    },
    elsewhere: 'تدفع في صفحة مزوّد الدفع Stripe ثم تعود إلى هنا. نحن لا نرى بطاقتك أبدًا.',
    waiting: {
      title: 'في انتظار دفعتك',
      text: 'حالما تصل ستظهر في هذه الصفحة. يمكنك أيضًا المغادرة: ستضاف إلى رصيدك على أي حال.',
      open: 'الذهاب إلى صفحة الدفع',
    },
    paid: {
      title: 'شكرًا لك',
      text: 'أضيفت إلى رصيدك.',
      testText: 'أضيفت إلى رصيدك. لم تنتقل أي أموال.',
    },
    refunded: {
      title: 'تم رد مبلغ هذا الطلب',
      text: 'عادت الدفعة إليك، واستُرد ما تبقى من المشتريات.',
    },
    declined: { title: 'رُفض الدفع', text: 'لم يُضف شيء ولم يُخصم شيء.' },
    expired: { title: 'انتهت مهلة الطلب', text: 'لم يُدفع في الوقت المحدد. لم يُخصم شيء.' },
  },
  balance: {
    title: 'رصيدك',
    loading: 'جارٍ تحميل رصيدك',
    failed: 'لم يصل رصيدك',
    chats,
    coins,
    subscription: 'الاشتراك',
    none: 'لا يوجد اشتراك جارٍ.',
    runs: (daily, since, until) =>
      `${chats(daily)} يوميًا من ${formats.longDate(since)} إلى ${formats.longDate(until)}. ينتهي تلقائيًا.`,
    ledger: 'ما حدث',
    columns: { when: 'متى', what: 'ماذا', chats: 'المحادثات', gold: 'الذهب' },
    reasons: {
      welcome: 'هدية ترحيب',
      message: 'رسالة',
      givenBack: 'أُعيدت: لم يصل رد',
      purchase: 'شراء',
      subscription: 'محادثات يومية',
      exchange: 'ذهب بودل بمحادثات',
      refund: 'رد المبلغ',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: 'عرض الأقدم',
    extending: 'جارٍ التحميل…',
    moreFailed: 'لم تصل العناصر الأقدم. حاول مرة أخرى.',
  },
};
