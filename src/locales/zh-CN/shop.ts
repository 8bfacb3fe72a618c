import type { Messages } from '../messages.ts';
import { chats, formats } from './formats.ts';

const coins = (number: number): string => formats.count(number, { other: '# 金币' });
const days = (number: number): string => formats.count(number, { other: '# 天' });

export const shop: Messages['shop'] = {
  navigation: '购买',
  home: '发现',
  chats: '我的聊天',
  packages: '套餐',
  mine: '我的余额',
  loading: '正在加载套餐',
  failed: '套餐没有加载出来',
  title: '聊天次数与金币',
  intro: '一条消息消耗一次聊天。这里没有自动续费。',
  empty: '你的聊天次数已用完。你写的内容保存在聊天里，有了次数就能发送。',
  toChats: '返回我的聊天',
  closed: '目前在这个服务器上无法购买。',
  sandbox: '这是测试商店：可以试用购买流程，不会动用真钱。',
  buy: (name) => `选择${name}`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return `每天 ${chats(item.chats)}`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return '需要时随时可以换成聊天次数。';
    if (kind === 'chats') return '立即到账，不会过期。';
    const extra = item.goldCoins === 0 ? '' : `另外立即获得 ${coins(item.goldCoins)}。`;
    return `为期 ${days(item.days)}，到期自动结束。${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: '用金币换聊天次数',
    offer: (give, get) => `${coins(give)}换 ${chats(get)}`,
    have: (number) => `你有 ${coins(number)}。`,
    press: (give) => `付出 ${coins(give)}`,
    busy: '正在兑换…',
    done: '聊天次数已到账。',
    failed: (reason) => `没有兑换。${reason}`,
  },
  checkout: {
    title: '你的订单',
    loading: '正在加载套餐',
    unknown: { title: '没有这个套餐', text: '地址可能已过期或输入有误。' },
    toPackages: '查看全部套餐',
    order: (price) => `以 ${price} 下单`,
    again: '重新下单',
    busy: '请稍候…',
    test: '测试付款',
    testText: '这里不会动用真钱。请选择付款的结果。',
    choices: {
      pay: '假装付款成功',
      decline: '假装付款被拒',
      expire: '假装超时',
    },
    elsewhere: '你在我们的支付服务商 Stripe 的页面付款，然后回到这里。我们看不到你的银行卡。',
    waiting: {
      title: '正在等待你的付款',
      text: '到账后本页会立即显示。你也可以离开，同样会记入账户。',
      open: '前往付款页面',
    },
    paid: { title: '谢谢', text: '已记入你的余额。', testText: '已记入你的余额。没有动用真钱。' },
    refunded: { title: '这笔订单已退款', text: '款项已退还给你，剩余的购买内容已收回。' },
    declined: { title: '付款被拒', text: '没有增加，也没有扣除任何东西。' },
    expired: { title: '订单已过期', text: '没有及时付款。没有扣除任何东西。' },
  },
  balance: {
    title: '你的余额',
    loading: '正在加载你的余额',
    failed: '你的余额没有加载出来',
    chats,
    coins,
    subscription: '订阅',
    none: '没有进行中的订阅。',
    runs: (daily, since, until) =>
      `从${formats.longDate(since)}到${formats.longDate(until)}，每天 ${chats(daily)}。到期自动结束。`,
    ledger: '明细',
    columns: { when: '时间', what: '内容', chats: '聊天', gold: '金币' },
    reasons: {
      welcome: '见面礼',
      message: '一条消息',
      givenBack: '退还：没有收到回复',
      purchase: '购买',
      subscription: '每日聊天',
      exchange: '金币换聊天次数',
      refund: '退款',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: '显示更早的',
    extending: '正在加载…',
    moreFailed: '更早的没有加载出来，请重试。',
  },
};
