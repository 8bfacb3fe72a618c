import type { Ledger, Order, Package, SubscriptionInfo } from '../../../contract/billing/subscription.ts';

export const gold: Package = {
  packageId: 'gold-100',
  kind: 'gold',
  chats: 0,
  goldCoins: 100,
  price: 499,
  currency: 'EUR',
  days: 0,
};

export const shopInfo: SubscriptionInfo = {
  sales: 'sandbox',
  packages: [gold],
  exchange: { goldCoins: 20, chats: 25 },
  subscription: null,
};

export const orderAt = (status: Order['status'], orderId = 'order-1'): Order => ({
  orderId,
  packageId: 'gold-100',
  status,
  checkoutUrl: null,
  benefits: { chats: 3, goldCoins: status === 'paid' ? 100 : 0, userId: 'user-1' },
});

/** An order that is paid at a provider. */
export const elsewhere = (status: Order['status']): Order => ({
  ...orderAt(status),
  checkoutUrl: 'https://pay.example/order-1',
});

export const ledgerPage = (hasMore: boolean, entryId = 'entry-1'): Ledger => ({
  benefits: { chats: 50, goldCoins: 0, userId: 'user-1' },
  subscriptions: [],
  entries: [{ entryId, reason: 'welcome', chats: 50, goldCoins: 0, createdAt: 1 }],
  hasMore,
});
