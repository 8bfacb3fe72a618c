import type { LedgerReason, Package, SandboxChoice } from '../../../contract/subscription.ts';
import { chats, formats } from './app/formats.ts';

const coins = (number: number): string =>
  formats.count(number, { one: '# gold coin', other: '# gold coins' });
const days = (number: number): string => formats.count(number, { one: '# day', other: '# days' });

const reasons: Record<LedgerReason, string> = {
  welcome: 'Welcome gift',
  refill: 'Daily refill',
  message: 'Message',
  givenBack: 'Credit returned',
  purchase: 'Purchase',
  refund: 'Refund',
  subscription: 'Daily credits',
  exchange: 'Gold exchanged for credits',
  adjustment: 'Changed by the operator',
};

const choices: Record<SandboxChoice, string> = {
  pay: 'Simulate payment',
  decline: 'Simulate a declined payment',
  expire: 'Simulate an expired order',
};

/** The texts of buying, and of what one has. */
export const billing = {
  loading: 'Loading the packages',
  failed: 'Couldn’t load packages',
  intro: 'One message costs one credit. Nothing renews automatically.',
  empty: 'You’re out of credits. Your message is saved in its chat, ready to send once you have more.',
  toChats: 'Back to my chats',
  /** To the conversation that was left for the shop. */
  toChat: 'Back to the chat',
  closed: 'Purchases aren’t available right now.',
  refill: (credits: number, time: number) =>
    `You’ll have ${chats(credits)} again from ${formats.moment(time)}.`,
  sandbox: 'This is a test shop. You can try out purchases; no real money is charged.',
  buy: (name: string) => `Choose ${name}`,
  name: ({ kind, ...item }: Package): string => {
    if (kind === 'subscription') return `${chats(item.chats)} a day`;
    return kind === 'gold' ? coins(item.goldCoins) : chats(item.chats);
  },
  about: ({ kind, ...item }: Package): string => {
    if (kind === 'gold') return 'Exchange it for credits anytime.';
    if (kind === 'chats') return 'Added right away. They don’t expire.';
    const extra = item.goldCoins === 0 ? '' : ` Includes ${coins(item.goldCoins)}.`;
    return `For ${days(item.days)}. It doesn’t renew.${extra}`;
  },
  price: ({ price, currency }: Package): string => formats.price(price, currency),
  exchange: {
    title: 'Exchange gold for credits',
    offer: (give: number, get: number) => `${chats(get)} for ${coins(give)}`,
    have: (number: number) => `You have ${coins(number)}.`,
    press: (give: number) => `Exchange ${coins(give)}`,
    busy: 'Exchanging…',
    done: 'Credits added.',
    failed: (reason: string) => `Nothing was exchanged. ${reason}`,
  },
  checkout: {
    loading: 'Loading the package',
    unknown: { title: 'Package not found', text: 'The link may be old or mistyped.' },
    toPackages: 'See all packages',
    order: (price: string) => `Order for ${price}`,
    again: 'Order again',
    busy: 'One moment…',
    test: 'Test checkout',
    testText: 'No money is charged here. Choose how the payment should end.',
    choices,
    elsewhere: 'You’ll pay on Stripe’s page and then return here. We never see your card.',
    waiting: {
      title: 'Waiting for your payment',
      text: 'This page updates when your payment is confirmed. You can leave; your balance will be updated either way.',
      open: 'Go to the payment page',
    },
    paid: {
      title: 'Thank you',
      text: 'Your balance has been updated.',
      testText: 'Your balance has been updated. No money was charged.',
    },
    refunded: {
      title: 'This order was refunded',
      text: 'Your payment was returned, and the unused part of the purchase was removed.',
    },
    declined: { title: 'The payment was declined', text: 'You weren’t charged.' },
    expired: { title: 'This order expired', text: 'It wasn’t paid in time. You weren’t charged.' },
  },
  balance: {
    loading: 'Loading your balance',
    failed: 'Couldn’t load your balance',
    coins,
    subscription: 'Subscription',
    none: 'No active subscription.',
    runs: (daily: number, since: number, until: number) =>
      `${chats(daily)} a day from ${formats.longDate(since)} until ${formats.longDate(until)}. It doesn’t renew.`,
    ledger: 'History',
    columns: { when: 'Date', what: 'Activity', chats: 'Credits', gold: 'Gold' },
    reasons,
    change: (number: number) => (number === 0 ? '–' : formats.signed(number)),
    when: formats.moment,
    more: 'Show older',
    moreFailed: 'Couldn’t load older entries. Please try again.',
  },
};
