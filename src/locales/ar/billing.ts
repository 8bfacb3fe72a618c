import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';
import { isolated } from '../../../contract/isolated.ts';

const coins = (number: number): string =>
  formats.count(number, {
    zero: 'لا عملات ذهبية',
    one: 'عملة ذهبية واحدة',
    two: 'عملتان ذهبيتان',
    few: '# عملات ذهبية',
    many: '# عملة ذهبية',
    other: '# عملة ذهبية',
  });
/** After a verb or a preposition, where the dual has its other ending. */
const coinsAfter = (number: number): string => (number === 2 ? 'عملتين ذهبيتين' : coins(number));
const days = (number: number): string =>
  formats.count(number, {
    one: 'يوم واحد',
    two: 'يومين',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  });

export const billing: Messages['billing'] = {
  loading: 'جارٍ تحميل الباقات',
  failed: 'تعذّر تحميل الباقات',
  intro: 'كل رسالة تكلّف نقطة واحدة. لا شيء يتجدد تلقائيًا.',
  empty: 'نفدت نقاطك. رسالتك محفوظة في محادثتها ويمكنك إرسالها حالما تحصل على المزيد.',
  toChats: 'العودة إلى محادثاتي',
  toChat: 'العودة إلى المحادثة',
  closed: 'الشراء غير متاح حاليًا.',
  refill: (credits, time) =>
    isolated`سيكون لديك ${chats(credits)} من جديد ابتداءً من ${formats.moment(time)}.`,
  sandbox: 'هذا متجر تجريبي. يمكنك تجربة الشراء دون دفع أموال حقيقية.',
  buy: (name) => isolated`اختيار ${name}`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return isolated`${chats(item.chats)} يوميًا`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return 'استبدله بنقاط في أي وقت.';
    if (kind === 'chats') return 'تضاف فورًا ولا تنتهي صلاحيتها.';
    const extra = item.goldCoins === 0 ? '' : isolated` يشمل ${coinsAfter(item.goldCoins)}.`;
    return isolated`لمدة ${days(item.days)}. لا يتجدد تلقائيًا.${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: 'استبدال الذهب بنقاط',
    offer: (give, get) => isolated`${chats(get)} مقابل ${coinsAfter(give)}`,
    have: (number) => (number === 0 ? 'ليس لديك عملات ذهبية.' : isolated`لديك ${coins(number)}.`),
    press: (give) => isolated`استبدال ${coinsAfter(give)}`,
    busy: 'جارٍ الاستبدال…',
    done: 'أضيفت النقاط.',
    failed: (reason) => isolated`لم يتم الاستبدال. ${reason}`,
  },
  checkout: {
    loading: 'جارٍ تحميل الباقة',
    unknown: { title: 'لم يُعثر على الباقة', text: 'ربما كان الرابط قديمًا أو مكتوبًا بشكل خاطئ.' },
    toPackages: 'عرض كل الباقات',
    order: (price) => isolated`اطلب مقابل ${price}`,
    again: 'الطلب مرة أخرى',
    busy: 'لحظة من فضلك…',
    test: 'دفع تجريبي',
    testText: 'لا تُخصم أي أموال هنا. اختر كيف ينتهي الدفع.',
    choices: {
      pay: 'محاكاة الدفع',
      decline: 'محاكاة دفع مرفوض',
      expire: 'محاكاة طلب منتهي المهلة',
    },
    elsewhere: 'ستدفع في صفحة Stripe ثم تعود إلى هنا. لا نرى بطاقتك أبدًا.',
    waiting: {
      title: 'في انتظار دفعتك',
      text: 'تُحدَّث هذه الصفحة عند تأكيد دفعتك. يمكنك المغادرة، وسيُحدَّث رصيدك على أي حال.',
      open: 'الذهاب إلى صفحة الدفع',
    },
    paid: {
      title: 'شكرًا لك',
      text: 'تم تحديث رصيدك.',
      testText: 'تم تحديث رصيدك. لم تُخصم أي أموال.',
    },
    refunded: {
      title: 'تم رد مبلغ هذا الطلب',
      text: 'أُعيدت دفعتك، وأُزيل الجزء غير المستخدم من المشتريات.',
    },
    declined: { title: 'رُفض الدفع', text: 'لم يُخصم منك شيء.' },
    expired: { title: 'انتهت مهلة الطلب', text: 'لم يُدفع في الوقت المحدد. لم يُخصم منك شيء.' },
  },
  balance: {
    loading: 'جارٍ تحميل رصيدك',
    failed: 'تعذّر تحميل رصيدك',
    coins,
    subscription: 'الاشتراك',
    none: 'لا يوجد اشتراك نشط.',
    runs: (daily, since, until) =>
      isolated`${chats(daily)} يوميًا من ${formats.longDate(since)} إلى ${formats.longDate(until)}. لا يتجدد تلقائيًا.`,
    ledger: 'السجل',
    columns: { when: 'التاريخ', what: 'النشاط', chats: 'النقاط', gold: 'الذهب' },
    reasons: {
      welcome: 'هدية ترحيب',
      refill: 'تعبئة يومية',
      message: 'رسالة',
      givenBack: 'أُعيدت النقطة',
      purchase: 'شراء',
      subscription: 'نقاط يومية',
      exchange: 'استبدال الذهب بنقاط',
      adjustment: 'تعديل من المشغّل',
      refund: 'رد المبلغ',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: 'عرض الأقدم',
    moreFailed: 'تعذّر تحميل العناصر الأقدم. حاول مرة أخرى.',
  },
};
