import type { Exchange, Package } from '../../contract/billing/subscription.ts';

/** The packages for sale, in display order. An order has its own copy, so a change here affects no existing order. */
export const packages: readonly Package[] = [
  { packageId: 'chats-100', kind: 'chats', chats: 100, goldCoins: 0, price: 299, currency: 'EUR', days: 0 },
  { packageId: 'chats-500', kind: 'chats', chats: 500, goldCoins: 0, price: 999, currency: 'EUR', days: 0 },
  { packageId: 'gold-100', kind: 'gold', chats: 0, goldCoins: 100, price: 499, currency: 'EUR', days: 0 },
  {
    packageId: 'daily-30',
    kind: 'subscription',
    chats: 40,
    goldCoins: 50,
    price: 1499,
    currency: 'EUR',
    days: 30,
  },
];

/** The one thing that gold coins buy. */
export const goldExchange: Exchange = { goldCoins: 20, chats: 25 };
