import { code } from '../../../contract/envelope.ts';
import type { Order, OrderStatus, Package } from '../../../contract/billing/subscription.ts';
import { packages } from '../../content/packages.ts';
import { hours } from '../../shared/clock.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { StoreDeps } from '../store-deps.ts';
import { newId } from '../../shared/ids.ts';
import {
  PaymentsUnreachable,
  type CheckoutOrder,
  type OpenedCheckout,
  type Payments,
} from '../../payments/payments.ts';
import type { OrderRow } from '../../store/schema/purchases.ts';
import { DomainError } from '../domain-error.ts';
import { readBenefits } from './wallets.ts';

type OrderDeps = Pick<BillingDeps, 'database' | 'now' | 'payments' | 'log'>;

interface OrderInput {
  readonly userId: string;
  readonly packageId: string;
  readonly clientOrderId: string;
  readonly returnPath?: string | undefined;
  /** The origin to which the provider returns the browser. */
  readonly pageOrigin: string;
}

/** How long an order waits for payment, in milliseconds. Stripe keeps a checkout open for at least half an hour. */
export const orderLifetime = hours(1);

/**
 * Orders a package, once per `clientOrderId`. Throws `notFound` for an unknown package, `notAvailable` when nothing is
 * sold, `forbidden` when the id was used for another package and `unavailable` when the payment provider is
 * unreachable.
 */
export const placeOrder = async (deps: OrderDeps, input: OrderInput): Promise<Order> => {
  const payments = getPayments(deps);
  const offer = packages.find(({ packageId }) => packageId === input.packageId);
  if (offer === undefined) {
    throw new DomainError(code.notFound, 'packageNotFound');
  }
  const row = await getOrInsertOrder(deps, payments, { ...input, offer });
  if (row.package_id !== input.packageId) {
    throw new DomainError(code.forbidden, 'orderOfOtherPackage');
  }
  return toOrder(deps, await withCheckout(deps, payments, { ...input, row, offer }));
};

/** Returns one of the user's orders. Throws `notFound` for any other. */
export const readOrder = async (
  deps: Pick<StoreDeps, 'database' | 'now'>,
  input: { userId: string; orderId: string },
): Promise<Order> => {
  const row = await deps.database
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', input.orderId)
    .where('user_id', '=', input.userId)
    .executeTakeFirst();
  if (row === undefined) {
    throw new DomainError(code.notFound, 'orderNotFound');
  }
  return toOrder(deps, row);
};

/** Returns the payment provider. Throws `notAvailable` when nothing is sold. */
export const getPayments = ({ payments }: Pick<BillingDeps, 'payments'>): Payments => {
  if (payments === null) {
    throw new DomainError(code.notAvailable, 'purchasesUnsupported');
  }
  return payments;
};

/** Of concurrent requests only one inserts its row; all return that row, so that the order has one id before it has a checkout. */
const getOrInsertOrder = async (
  { database, now }: OrderDeps,
  payments: Payments,
  input: { userId: string; clientOrderId: string; offer: Package },
): Promise<OrderRow> => {
  const { offer } = input;
  await database
    .insertInto('orders')
    .values({
      order_id: newId(now()),
      user_id: input.userId,
      client_order_id: input.clientOrderId,
      package_id: offer.packageId,
      chats: offer.chats,
      gold_coins: offer.goldCoins,
      days: offer.days,
      price: offer.price,
      currency: offer.currency,
      provider: payments.provider,
      checkout_url: null,
      status: 'pending',
      created_at: now(),
      expires_at: now() + orderLifetime,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_order_id']).doNothing())
    .execute();
  return database
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', input.userId)
    .where('client_order_id', '=', input.clientOrderId)
    .executeTakeFirstOrThrow();
};

/** Opens the checkout of a pending order that has none; repeated for the same order, the provider returns the same one. */
const withCheckout = async (
  deps: OrderDeps,
  payments: Payments,
  { row, offer, returnPath, pageOrigin }: OrderInput & { row: OrderRow; offer: Package },
): Promise<OrderRow> => {
  const { order_id: orderId, expires_at: expiresAt } = row;
  if (
    row.checkout_url !== null ||
    toStatus(row, deps.now()) !== 'pending' ||
    row.provider !== payments.provider
  ) {
    return row;
  }
  const path = returnPath ?? `/single-package?packageId=${offer.packageId}`;
  const returnUrl = toReturnUrl(pageOrigin, orderId, path);
  const { checkoutUrl } = await openCheckout(deps, payments, { orderId, offer, returnUrl, expiresAt });
  await deps.database
    .updateTable('orders')
    .set({ checkout_url: checkoutUrl })
    .where('order_id', '=', orderId)
    .execute();
  return { ...row, checkout_url: checkoutUrl };
};

const openCheckout = async (
  { log }: OrderDeps,
  payments: Payments,
  order: CheckoutOrder,
): Promise<OpenedCheckout> => {
  try {
    return await payments.openCheckout(order);
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error;
    log.warn({ reason: error.reason }, 'the payment provider did not open a checkout');
    throw new DomainError(code.unavailable, 'paymentUnreachable', {
      cause: error,
    });
  }
};

/** Appends the order's id to the query, also when the whole path is behind a `#`. */
const toReturnUrl = (pageOrigin: string, orderId: string, path: string): string =>
  `${pageOrigin}${path}${path.includes('?') ? '&' : '?'}orderId=${orderId}`;

const toOrder = async (deps: Pick<StoreDeps, 'database' | 'now'>, row: OrderRow): Promise<Order> => ({
  orderId: row.order_id,
  packageId: row.package_id,
  status: toStatus(row, deps.now()),
  checkoutUrl: row.checkout_url,
  benefits: await readBenefits(deps.database, row.user_id),
});

const toStatus = (row: OrderRow, now: number): OrderStatus =>
  row.status === 'pending' && row.expires_at <= now ? 'expired' : row.status;
