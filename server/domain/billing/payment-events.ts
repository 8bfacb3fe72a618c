import { code } from '../../../contract/envelope.ts';
import type { Order, SandboxChoice } from '../../../contract/billing/subscription.ts';
import type { BillingDeps } from './billing-deps.ts';
import { newId } from '../../shared/ids.ts';
import {
  PaymentsUnreachable,
  type PaymentEvent,
  type Payments,
  type SignedEvent,
} from '../../payments/payments.ts';
import type { DatabaseTransaction } from '../../store/database.ts';
import type { OrderRow } from '../../store/schema/purchases.ts';
import { readOrder, getPayments } from './orders.ts';
import { DomainError } from '../domain-error.ts';
import { decideStatus, type OrderEvent } from './order-status.ts';
import { deliverPurchase, revokePurchase } from './purchases.ts';

type EventDeps = Pick<BillingDeps, 'database' | 'now' | 'payments' | 'log'>;

/**
 * Applies an event of the payment provider. A repeated event, or one about a deleted order, changes nothing. Throws
 * `forbidden` when the signature is invalid, and `unavailable` when the provider has to be asked which order it is about and
 * does not answer: it delivers the event again.
 */
export const receivePaymentEvent = async (deps: EventDeps, signed: SignedEvent): Promise<void> => {
  const payments = getPayments(deps);
  const event = await readEvent(payments, signed);
  if (event === 'irrelevant') {
    return;
  }
  if (event === 'unsigned') {
    throw new DomainError(code.forbidden, { english: 'This was not signed by the payment provider.' });
  }
  await deps.database.transaction().execute(async (transaction) => {
    await applyEvent(transaction, deps.now(), payments.provider, event);
  });
  if (event.disputeId !== null) {
    deps.log.warn({ order: event.orderId, event: event.kind }, 'a payment is disputed');
  }
  if (event.kind === 'refundFailed') {
    deps.log.warn({ order: event.orderId }, 'a refund failed, and the customer has no money');
  }
};

const readEvent = async (payments: Payments, signed: SignedEvent): ReturnType<Payments['readEvent']> => {
  try {
    return await payments.readEvent(signed);
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error;
    throw new DomainError(code.unavailable, 'paymentUnreachable', { cause: error });
  }
};

/**
 * Applies the user's choice in the sandbox checkout to their own order, once: the same choice again returns the order. Throws
 * `notFound` for any other order, `forbidden` when the order has ended in another way and `notAvailable` without a sandbox.
 */
export const chooseInSandbox = async (
  deps: EventDeps,
  input: { userId: string; orderId: string; choice: SandboxChoice },
): Promise<Order> => {
  const { sandbox } = getPayments(deps);
  if (sandbox === null) {
    throw new DomainError(code.notAvailable, { english: 'There is no test checkout here.' });
  }
  const kind = eventKinds[input.choice];
  const order = await readOrder(deps, input);
  if (order.status === kind) {
    return order;
  }
  if (order.status !== 'pending') {
    throw new DomainError(code.forbidden, 'orderComplete');
  }
  await receivePaymentEvent(
    deps,
    sandbox.sign({
      eventId: newId(deps.now()),
      orderId: input.orderId,
      kind,
      disputeId: null,
      at: deps.now(),
    }),
  );
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
  const order = await lockOrder(transaction, provider, event.orderId);
  if (order === undefined) {
    return false;
  }
  await transaction
    .insertInto('payment_events')
    .values({
      event_id: `${provider}:${event.eventId}`,
      order_id: event.orderId,
      kind: event.kind,
      dispute_id: event.disputeId,
      received_at: event.at ?? now,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
  const status = decideStatus(await readEvents(transaction, order.order_id));
  if (status === order.status) {
    return false;
  }
  await transaction.updateTable('orders').set({ status }).where('order_id', '=', order.order_id).execute();
  const cause = { eventId: event.eventId, now };
  if (status === 'paid') {
    await deliverPurchase(transaction, order, cause);
  }
  if (status === 'refunded') {
    await revokePurchase(transaction, order, cause);
  }
  return true;
};

/** Returns the order, locked by an update that changes nothing, so that events about it wait for each other. */
const lockOrder = (
  transaction: DatabaseTransaction,
  provider: string,
  orderId: string,
): Promise<OrderRow | undefined> =>
  transaction
    .updateTable('orders')
    .set((column) => ({ status: column.ref('status') }))
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .returningAll()
    .executeTakeFirst();

const readEvents = (transaction: DatabaseTransaction, orderId: string): Promise<OrderEvent[]> =>
  transaction
    .selectFrom('payment_events')
    .select(['kind', 'dispute_id', 'received_at'])
    .where('order_id', '=', orderId)
    .execute();
