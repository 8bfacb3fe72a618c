import { code } from '../../../contract/envelope.ts';
import type { Order, SandboxChoice } from '../../../contract/subscription.ts';
import type { AppDeps } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import type { PaymentEvent, SignedEvent } from '../../payments/payments.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import type { OrderRow } from '../../store/schema-purchases.ts';
import { readOrder, requirePayments } from './orders.ts';
import { Refusal } from '../domain-error.ts';
import { endSubscription, openSubscription } from './subscriptions.ts';
import { credit, takeBack } from './wallets.ts';

type EventDeps = Pick<AppDeps, 'database' | 'now' | 'payments' | 'dialect'>;

/**
 * Takes what the payment provider says. What was said before, or is about an order that nobody has any more, changes
 * nothing. Throws `forbidden` when the provider did not sign it.
 */
export const receivePaymentEvent = async (deps: EventDeps, signed: SignedEvent): Promise<void> => {
  const payments = requirePayments(deps);
  const event = payments.readEvent(signed);
  if (event === 'irrelevant') {
    return;
  }
  if (event === 'unsigned') {
    throw new Refusal(code.forbidden, 'This was not signed by the payment provider.');
  }
  await deps.database
    .transaction()
    .execute((transaction) => applyEvent(transaction, deps.now(), payments.provider, event));
};

/**
 * Lets the sandbox say what a person chose about an order of their own. Throws `notFound` for any other order,
 * `forbidden` when the order is no longer open and `notAvailable` where no sandbox is.
 */
export const chooseInSandbox = async (
  deps: EventDeps,
  wish: { userId: string; orderId: string; choice: SandboxChoice },
): Promise<Order> => {
  const { sandbox } = requirePayments(deps);
  if (sandbox === null) {
    throw new Refusal(code.notAvailable, 'There is no test checkout here.');
  }
  const order = await readOrder(deps, wish);
  if (order.status !== 'pending') {
    throw new Refusal(code.forbidden, 'This order is already complete. Please start a new one.');
  }
  const kind = kindOf[wish.choice];
  await receivePaymentEvent(deps, sandbox.sign({ eventId: newId(deps.now()), orderId: wish.orderId, kind }));
  return readOrder(deps, wish);
};

const kindOf: Record<SandboxChoice, PaymentEvent['kind']> = {
  pay: 'paid',
  decline: 'declined',
  expire: 'expired',
};

const applyEvent = async (
  transaction: DatabaseTransaction,
  now: number,
  provider: string,
  event: PaymentEvent,
): Promise<void> => {
  const isKnown = await transaction
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', '=', event.orderId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (isKnown === undefined) {
    return;
  }
  const stored = await transaction
    .insertInto('payment_events')
    .values({
      event_id: `${provider}:${event.eventId}`,
      order_id: event.orderId,
      kind: event.kind,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (stored === undefined) {
    return;
  }
  const changed = await changeStatus(transaction, event);
  if (changed !== undefined && event.kind === 'paid') {
    await deliver(transaction, changed, now);
  }
  if (changed !== undefined && event.kind === 'refunded') {
    await takeBackOrder(transaction, changed, now);
  }
};

/** The statuses that each kind of event may end. Money that came is never refused, whatever was said before it. */
const endedBy: Record<PaymentEvent['kind'], OrderRow['status'][]> = {
  paid: ['pending', 'declined', 'expired'],
  declined: ['pending'],
  expired: ['pending'],
  refunded: ['paid'],
};

/** The order, if the event changed it. */
const changeStatus = async (
  transaction: DatabaseTransaction,
  event: PaymentEvent,
): Promise<OrderRow | undefined> =>
  transaction
    .updateTable('orders')
    .set({ status: event.kind })
    .where('order_id', '=', event.orderId)
    .where('status', 'in', endedBy[event.kind])
    .returningAll()
    .executeTakeFirst();

/** What was bought goes into the wallet; the chats of a subscription come day by day instead. */
const deliver = async (transaction: DatabaseTransaction, order: OrderRow, now: number): Promise<void> => {
  await credit(transaction, {
    userId: order.user_id,
    kind: 'purchase',
    reference: `order:${order.order_id}`,
    chats: order.days === 0 ? order.chats : 0,
    goldCoins: order.gold_coins,
    now,
  });
  if (order.days > 0) {
    await openSubscription(transaction, order, now);
  }
};

/** What is left of what was bought goes; what was used of it stays used. */
const takeBackOrder = async (
  transaction: DatabaseTransaction,
  order: OrderRow,
  now: number,
): Promise<void> => {
  const granted = order.days === 0 ? order.chats : await endSubscription(transaction, order, now);
  await takeBack(transaction, {
    userId: order.user_id,
    reference: `order:${order.order_id}`,
    chats: granted,
    goldCoins: order.gold_coins,
    now,
  });
};
