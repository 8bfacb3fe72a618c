import type { DatabaseTransaction } from '../../store/database.ts';
import type { OrderRow } from '../../store/schema/purchases.ts';
import { endSubscription, openSubscription, reopenSubscription } from './subscriptions.ts';
import { credit, debit } from './wallets.ts';

/** Why and when a purchase changes: `eventId` makes each ledger entry unique. */
interface Cause {
  readonly eventId: string;
  readonly now: number;
}

/** Credits the purchase of an order that is paid; if it was taken back before, exactly what was taken. */
export const deliverPurchase = async (
  transaction: DatabaseTransaction,
  order: OrderRow,
  cause: Cause,
): Promise<void> => {
  const isFirst = (await findBooking(transaction, order, 'purchase')) === undefined;
  await (isFirst ? deliverFirst : restore)(transaction, order, cause);
};

/** Debits what is left of the purchase; what has been used is not reclaimed. Does nothing before it was delivered. */
export const revokePurchase = async (
  transaction: DatabaseTransaction,
  order: OrderRow,
  { eventId, now }: Cause,
): Promise<void> => {
  if ((await findBooking(transaction, order, 'purchase')) === undefined) {
    return;
  }
  const granted = order.days === 0 ? order.chats : await endSubscription(transaction, order, now);
  await debit(transaction, {
    userId: order.user_id,
    reference: `${referenceOf(order)}:${eventId}`,
    chats: granted,
    goldCoins: order.gold_coins,
    now,
  });
};

/** Credits the purchase to the wallet; the chats of a subscription are credited daily instead. */
const deliverFirst = async (
  transaction: DatabaseTransaction,
  order: OrderRow,
  { now }: Cause,
): Promise<void> => {
  await credit(transaction, {
    userId: order.user_id,
    kind: 'purchase',
    reference: referenceOf(order),
    chats: order.days === 0 ? order.chats : 0,
    goldCoins: order.gold_coins,
    now,
  });
  if (order.days > 0) {
    await openSubscription(transaction, order, now);
  }
};

const restore = async (
  transaction: DatabaseTransaction,
  order: OrderRow,
  { eventId, now }: Cause,
): Promise<void> => {
  const taken = await findBooking(transaction, order, 'refund');
  if (taken === undefined) {
    return;
  }
  await credit(transaction, {
    userId: order.user_id,
    kind: 'purchase',
    reference: `${referenceOf(order)}:${eventId}`,
    chats: 0 - taken.chats,
    goldCoins: 0 - taken.gold_coins,
    now,
  });
  if (order.days > 0) {
    await reopenSubscription(transaction, order, now);
  }
};

/** Returns the last ledger entry of this kind about the order. */
const findBooking = (transaction: DatabaseTransaction, order: OrderRow, kind: 'purchase' | 'refund') =>
  transaction
    .selectFrom('ledger')
    .select(['chats', 'gold_coins'])
    .where('user_id', '=', order.user_id)
    .where('kind', '=', kind)
    .where('reference', 'like', `${referenceOf(order)}%`)
    .orderBy('entry_id', 'desc')
    .executeTakeFirst();

const referenceOf = ({ order_id: orderId }: Pick<OrderRow, 'order_id'>): string => `order:${orderId}`;
