import { code } from '../../../contract/envelope.ts';
import type { Order, SandboxChoice } from '../../../contract/subscription.ts';
import type { BillingDeps } from './billing-deps.ts';
import { newId } from '../../ids.ts';
import type { PaymentEvent, SignedEvent } from '../../payments/payments.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import type { OrderRow } from '../../store/schema-purchases.ts';
import { readOrder, getPayments } from './orders.ts';
import { DomainError } from '../domain-error.ts';
import { endSubscription, openSubscription } from './subscriptions.ts';
import { credit, debit } from './wallets.ts';

type EventDeps = Pick<BillingDeps, 'database' | 'now' | 'payments' | 'dialect'>;

/**
 * Applies an event of the payment provider. A repeated event, or one about a deleted order, changes nothing. Throws
 * `forbidden` when the signature is invalid.
 */
export const receivePaymentEvent = async (deps: EventDeps, signed: SignedEvent): Promise<void> => {
  const payments = getPayments(deps);
  const event = payments.readEvent(signed);
  if (event === 'irrelevant') {
    return;
  }
  if (event === 'unsigned') {
    throw new DomainError(code.forbidden, { english: 'This was not signed by the payment provider.' });
  }
  await deps.database.transaction().execute(async (transaction) => {
    await applyEvent(transaction, deps.now(), payments.provider, event);
  });
};

/**
 * Applies the user's choice in the sandbox checkout to their own order. Throws `notFound` for any other order,
 * `forbidden` when the order is no longer pending and `notAvailable` without a sandbox.
 */
export const chooseInSandbox = async (
  deps: EventDeps,
  input: { userId: string; orderId: string; choice: SandboxChoice },
): Promise<Order> => {
  const { sandbox } = getPayments(deps);
  if (sandbox === null) {
    throw new DomainError(code.notAvailable, { english: 'There is no test checkout here.' });
  }
  const order = await readOrder(deps, input);
  if (order.status !== 'pending') {
    throw new DomainError(code.forbidden, 'orderComplete');
  }
  const kind = eventKinds[input.choice];
  await receivePaymentEvent(deps, sandbox.sign({ eventId: newId(deps.now()), orderId: input.orderId, kind }));
  return readOrder(deps, input);
};

const eventKinds: Record<SandboxChoice, PaymentEvent['kind']> = {
  pay: 'paid',
  decline: 'declined',
  expire: 'expired',
};

/** Applies an event once. Returns whether it changed the order. */
export const applyEvent = async (
  transaction: DatabaseTransaction,
  now: number,
  provider: string,
  event: PaymentEvent,
): Promise<boolean> => {
  const isKnown = await transaction
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', '=', event.orderId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (isKnown === undefined) {
    return false;
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
    return false;
  }
  const changed = await changeStatus(transaction, event);
  if (changed !== undefined && event.kind === 'paid') {
    await deliverOrder(transaction, changed, now);
  }
  if (changed !== undefined && event.kind === 'refunded') {
    await revokeOrder(transaction, changed, now);
  }
  return changed !== undefined;
};

/** The order statuses that each kind of event may follow. A payment is accepted whatever happened before it. */
const allowedStatuses: Record<PaymentEvent['kind'], OrderRow['status'][]> = {
  paid: ['pending', 'declined', 'expired'],
  declined: ['pending'],
  expired: ['pending'],
  refunded: ['paid'],
};

/** Returns the order if the event changed it. */
const changeStatus = async (
  transaction: DatabaseTransaction,
  event: PaymentEvent,
): Promise<OrderRow | undefined> =>
  transaction
    .updateTable('orders')
    .set({ status: event.kind })
    .where('order_id', '=', event.orderId)
    .where('status', 'in', allowedStatuses[event.kind])
    .returningAll()
    .executeTakeFirst();

/** Credits the purchase to the wallet; the chats of a subscription are credited daily instead. */
const deliverOrder = async (
  transaction: DatabaseTransaction,
  order: OrderRow,
  now: number,
): Promise<void> => {
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

/** Debits what is left of the purchase; what has been used is not reclaimed. */
const revokeOrder = async (transaction: DatabaseTransaction, order: OrderRow, now: number): Promise<void> => {
  const granted = order.days === 0 ? order.chats : await endSubscription(transaction, order, now);
  await debit(transaction, {
    userId: order.user_id,
    reference: `order:${order.order_id}`,
    chats: granted,
    goldCoins: order.gold_coins,
    now,
  });
};
