import type { LedgerReason, Package, SandboxChoice } from '../../../contract/subscription.ts';
import { chats, formats } from './formats.ts';

const coins = (number: number): string =>
  formats.count(number, { one: '# gold coin', other: '# gold coins' });
const days = (number: number): string => formats.count(number, { one: '# day', other: '# days' });

const reasons: Record<LedgerReason, string> = {
  welcome: 'Welcome gift',
  message: 'A message',
  givenBack: 'Given back: no reply came',
  purchase: 'Purchase',
  refund: 'Refund',
  subscription: 'Daily chats',
  exchange: 'Gold exchanged for chats',
};

const choices: Record<SandboxChoice, string> = {
  pay: 'Pretend to pay',
  decline: 'Pretend that the payment is declined',
  expire: 'Pretend that time runs out',
};

/** The texts of buying, and of what one has. */
export const shop = {
  navigation: 'Purchases',
  home: 'Discover',
  chats: 'My chats',
  packages: 'Packages',
  mine: 'My balance',
  loading: 'Loading the packages',
  failed: 'The packages did not arrive',
  title: 'Chats and gold',
  intro: 'One message costs one chat. Nothing here renews by itself.',
  empty:
    'Your chats are used up. What you wrote is kept in its chat and can be sent as soon as you have more.',
  toChats: 'Back to my chats',
  closed: 'Nothing can be bought on this host at the moment.',
  sandbox: 'This is a test shop: purchases can be tried, and no money moves.',
  buy: (name: string) => `Choose ${name}`,
  name: ({ kind, ...item }: Package): string => {
    if (kind === 'subscription') return `${chats(item.chats)} a day`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }: Package): string => {
    if (kind === 'gold') return 'To be given for chats whenever you need some.';
    if (kind === 'chats') return 'Added at once. They do not run out with time.';
    const extra = item.goldCoins === 0 ? '' : ` ${coins(item.goldCoins)} at once.`;
    return `For ${days(item.days)}, then it ends by itself.${extra}`;
  },
  price: ({ price, currency }: Package): string => formats.price(price, currency),
  exchange: {
    title: 'Give gold for chats',
    offer: (give: number, get: number) => `${chats(get)} for ${coins(give)}`,
    have: (number: number) => `You have ${coins(number)}.`,
    press: (give: number) => `Give ${coins(give)}`,
    busy: 'Exchanging…',
    done: 'The chats are yours.',
    failed: (reason: string) => `Nothing was exchanged. ${reason}`,
  },
  checkout: {
    title: 'Your order',
    loading: 'Loading the package',
    unknown: { title: 'There is no such package', text: 'The address may be old or mistyped.' },
    toPackages: 'See all packages',
    order: (price: string) => `Order for ${price}`,
    again: 'Order again',
    busy: 'One moment…',
    test: 'Test checkout',
    testText: 'No money moves here. Choose how the payment should end.',
    choices,
    elsewhere:
      'You pay on the page of our payment provider, Stripe, and come back here. We never see your card.',
    waiting: {
      title: 'Waiting for your payment',
      text: 'As soon as it has arrived, this page shows it. You may also leave: it is credited all the same.',
      open: 'Go to the payment page',
    },
    paid: {
      title: 'Thank you',
      text: 'It is on your balance.',
      testText: 'It is on your balance. No money was moved.',
    },
    refunded: {
      title: 'This order was refunded',
      text: 'The payment went back to you, and what was left of the purchase was taken back.',
    },
    declined: { title: 'The payment was declined', text: 'Nothing was added and nothing was taken.' },
    expired: { title: 'The order ran out', text: 'It was not paid in time. Nothing was taken.' },
  },
  balance: {
    title: 'Your balance',
    loading: 'Loading your balance',
    failed: 'Your balance did not arrive',
    chats,
    coins,
    subscription: 'Subscription',
    none: 'No subscription runs.',
    runs: (daily: number, since: number, until: number) =>
      `${chats(daily)} a day from ${formats.longDate(since)} until ${formats.longDate(until)}. It ends by itself.`,
    ledger: 'What happened',
    columns: { when: 'When', what: 'What', chats: 'Chats', gold: 'Gold' },
    reasons,
    change: (number: number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: 'Show older ones',
    extending: 'Loading…',
    moreFailed: 'The older ones did not arrive. Please try again.',
  },
};
