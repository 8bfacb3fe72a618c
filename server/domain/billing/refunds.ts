import { code } from '../../../contract/envelope.ts';
import type { Config } from '../../config/config.ts';
import { choosePayments } from '../../payments/choose.ts';
import { PaymentsUnreachable, type Payments } from '../../payments/payments.ts';
import { createSandboxPayments } from '../../payments/sandbox.ts';
import type { Database, DatabaseTransaction } from '../../store/database.ts';
import type { OrderRow } from '../../store/schema/purchases.ts';
import { DomainError } from '../domain-error.ts';
import type { StoreDeps } from '../store-deps.ts';
import { applyEvent } from './payment-events.ts';

interface RefundDeps extends Pick<StoreDeps, 'database' | 'now'> {
  readonly config: Pick<Config, 'stripe' | 'sandboxPayments'>;
}

interface Refund {
  readonly orderId: string;
  /** Runs a step in a transaction and records it under this name; returns whether it changed anything. */
  readonly record: (
    action: 'refund.request' | 'refund',
    change: (
      transaction: DatabaseTransaction,
      actionId: string,
    ) => Promise<Readonly<Record<string, string>> | null>,
  ) => Promise<boolean>;
}

/**
 * Refunds a paid order at its payment provider and takes back what is left of the purchase. Returns false, changing nothing,
 * when it was refunded before. Repeating it after a failure refunds once. Throws `notFound`, `forbidden` for an order that
 * is not paid, `notAvailable` without its provider and `unavailable` when the provider does not answer or refuses.
 */
export const refundOrder = async (deps: RefundDeps, { orderId, record }: Refund): Promise<boolean> => {
  const order = await readOrder(deps.database, orderId);
  if (order.status === 'refunded') {
    return false;
  }
  if (order.status !== 'paid') {
    throw new DomainError(code.forbidden, { english: `The order ${orderId} is not paid: ${order.status}.` });
  }
  const payments = await getProvider(deps, order);
  if (payments.sandbox === null) {
    // Recorded before the money moves: the refund itself cannot be in the transaction.
    await record('refund.request', () => Promise.resolve({ provider: payments.provider }));
    await refundPayment(payments, orderId);
  }
  // False when the provider's own event about the refund was faster; the request is recorded in any case.
  await record('refund', async (transaction, actionId) => {
    const at = deps.now();
    const event = {
      eventId: `operator:${actionId}`,
      orderId,
      kind: 'refunded',
      disputeId: null,
      at,
    } as const;
    const isChanged = await applyEvent(transaction, at, order.provider, event);
    return isChanged ? { provider: order.provider } : null;
  });
  return true;
};

const readOrder = async (database: Database, orderId: string): Promise<OrderRow> => {
  const order = await database
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined) {
    throw new DomainError(code.notFound, 'orderNotFound');
  }
  return order;
};

/** A sandbox order can be refunded whatever is configured today. */
const getProvider = async ({ config }: RefundDeps, { provider }: OrderRow): Promise<Payments> => {
  const payments = provider === 'sandbox' ? createSandboxPayments() : await choosePayments(config);
  if (payments?.provider !== provider) {
    throw new DomainError(code.notAvailable, {
      english: `The order was paid with ${provider}, which is not configured here.`,
    });
  }
  return payments;
};

const refundPayment = async (payments: Payments, orderId: string): Promise<void> => {
  try {
    await payments.refund(orderId);
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error;
    throw new DomainError(
      code.unavailable,
      { english: `${payments.provider} did not refund the payment: ${error.reason}. Try again.` },
      { cause: error },
    );
  }
};
