import type { Messages } from '../messages.ts';
import { chats, formats } from './app/formats.ts';

const coins = (number: number): string => formats.count(number, { other: '# 金币' });
const days = (number: number): string => formats.count(number, { other: '# 天' });

export const billing: Messages['billing'] = {
  loading: '正在加载套餐',
  failed: '无法加载套餐',
  intro: '一条消息消耗 1 积分。没有自动续费。',
  empty: '积分已用完。你的消息已保存在聊天里，有了积分即可发送。',
  toChats: '返回我的聊天',
  toChat: '返回聊天',
  closed: '目前无法购买。',
  refill: (credits, time) => `${formats.moment(time)}起，你将重新拥有${chats(credits)}。`,
  sandbox: '这是测试商店。你可以试用购买流程，不会真的扣款。',
  buy: (name) => `选择${name}`,
  name: ({ kind, ...item }) => {
    if (kind === 'subscription') return `每天 ${chats(item.chats)}`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }) => {
    if (kind === 'gold') return '随时可以兑换成积分。';
    if (kind === 'chats') return '立即到账，不会过期。';
    const extra = item.goldCoins === 0 ? '' : `含 ${coins(item.goldCoins)}。`;
    return `为期 ${days(item.days)}，不会自动续费。${extra}`;
  },
  price: ({ price, currency }) => formats.price(price, currency),
  exchange: {
    title: '用金币兑换积分',
    offer: (give, get) => `${coins(give)}换 ${chats(get)}`,
    have: (number) => `你有 ${coins(number)}。`,
    press: (give) => `兑换 ${coins(give)}`,
    busy: '正在兑换…',
    done: '积分已到账。',
    failed: (reason) => `没有兑换。${reason}`,
  },
  checkout: {
    loading: '正在加载套餐',
    unknown: { title: '找不到套餐', text: '链接可能已过期或输入有误。' },
    toPackages: '查看全部套餐',
    order: (price) => `以 ${price} 下单`,
    again: '重新下单',
    busy: '请稍候…',
    test: '测试付款',
    testText: '这里不会扣款。请选择付款结果。',
    choices: {
      pay: '模拟付款成功',
      decline: '模拟付款被拒',
      expire: '模拟订单过期',
    },
    elsewhere: '你将在 Stripe 页面付款，然后回到这里。我们看不到你的银行卡。',
    waiting: {
      title: '正在等待你的付款',
      text: '付款确认后，本页会自动更新。你也可以离开，余额同样会更新。',
      open: '前往付款页面',
    },
    paid: { title: '谢谢', text: '你的余额已更新。', testText: '你的余额已更新。没有扣款。' },
    refunded: { title: '这笔订单已退款', text: '款项已退还，未使用的部分已收回。' },
    declined: { title: '付款被拒', text: '没有扣款。' },
    expired: { title: '订单已过期', text: '没有及时付款。没有扣款。' },
  },
  balance: {
    loading: '正在加载你的余额',
    failed: '无法加载你的余额',
    coins,
    subscription: '订阅',
    none: '没有有效的订阅。',
    runs: (daily, since, until) =>
      `从${formats.longDate(since)}到${formats.longDate(until)}，每天 ${chats(daily)}。不会自动续费。`,
    ledger: '明细',
    columns: { when: '时间', what: '内容', chats: '积分', gold: '金币' },
    reasons: {
      welcome: '见面礼',
      refill: '每日补充',
      message: '消息',
      givenBack: '积分已退还',
      purchase: '购买',
      subscription: '每日积分',
      exchange: '金币兑换积分',
      adjustment: '运营者调整',
      refund: '退款',
    },
    change: (number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: '显示更早的',
    moreFailed: '无法加载更早的记录，请重试。',
  },
};
