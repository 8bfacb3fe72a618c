import { code } from '../../../contract/envelope.ts';
import type { Order, OrderStatus, Package } from '../../../contract/subscription.ts';
import { packages } from '../../catalogue/packages.ts';
import { hours } from '../../clock.ts';
import type { AppDeps } from '../../dependencies.ts';
import { newId } from '../../ids.ts';
import {
  PaymentsUnreachable,
  type CheckoutOrder,
  type OpenedCheckout,
  type Payments,
} from '../../payments/payments.ts';
import type { Database } from '../../store/database.ts';
import type { OrderRow } from '../../store/schema-purchases.ts';
import { Refusal } from '../domain-error.ts';
import { readBenefits } from './wallets.ts';

type OrderDeps = Pick<AppDeps, 'database' | 'now' | 'payments' | 'lifecycle' | 'log'>;

/** How long an order waits to be paid; Stripe keeps a checkout open for half an hour at least. */
export const orderLife = hours(1);

/**
 * Orders a package, for each `clientOrderId` once. Throws `notFound` for an unknown package, `notAvailable` where nothing
 * is sold, `forbidden` when the id was used for another package and `unavailable` when the payment provider is away.
 */
export const placeOrder = async (
  deps: OrderDeps,
  wish: { userId: string; packageId: string; clientOrderId: string; returnPath?: string | undefined },
): Promise<Order> => {
  const payments = requirePayments(deps);
  const offer = packages.find(({ packageId }) => packageId === wish.packageId);
  if (offer === undefined) {
    throw new Refusal(code.notFound, 'There is no such package.');
  }
  const row = await insertOnce(deps, payments, { ...wish, offer });
  if (row.package_id !== wish.packageId) {
    throw new Refusal(code.forbidden, 'This order was started with another package. Please start a new one.');
  }
  return toOrder(deps, row);
};

/** How one of the user's orders stands. Throws `notFound` for any other. */
export const readOrder = async (
  deps: Pick<AppDeps, 'database' | 'now'>,
  wish: { userId: string; orderId: string },
): Promise<Order> => {
  const row = await deps.database
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', wish.orderId)
    .where('user_id', '=', wish.userId)
    .executeTakeFirst();
  if (row === undefined) {
    throw new Refusal(code.notFound, 'There is no such order.');
  }
  return toOrder(deps, row);
};

/** Throws `notAvailable` where nothing is sold. */
export const requirePayments = ({ payments }: Pick<AppDeps, 'payments'>): Payments => {
  if (payments === null) {
    throw new Refusal(code.notAvailable, 'Purchases are not available here.');
  }
  return payments;
};

const insertOnce = async (
  deps: OrderDeps,
  payments: Payments,
  wish: { userId: string; clientOrderId: string; offer: Package; returnPath?: string | undefined },
): Promise<OrderRow> => {
  const { database, now } = deps;
  const known = await findOrder(database, wish);
  if (known !== undefined) {
    return known;
  }
  const { offer } = wish;
  const orderId = newId(now());
  const expiresAt = now() + orderLife;
  const returnUrl = returnUrlOf(
    deps,
    orderId,
    wish.returnPath ?? `/single-package?packageId=${offer.packageId}`,
  );
  const { checkoutUrl } = await openCheckout(deps, payments, { orderId, offer, returnUrl, expiresAt });
  const row: OrderRow = {
    order_id: orderId,
    user_id: wish.userId,
    client_order_id: wish.clientOrderId,
    package_id: offer.packageId,
    chats: offer.chats,
    gold_coins: offer.goldCoins,
    days: offer.days,
    price: offer.price,
    currency: offer.currency,
    provider: payments.provider,
    checkout_url: checkoutUrl,
    status: 'pending',
    created_at: now(),
    expires_at: expiresAt,
  };
  await database
    .insertInto('orders')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'client_order_id']).doNothing())
    .execute();
  // Of two at the same moment one row stays, and both answer with it.
  return (await findOrder(database, wish)) ?? row;
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
    throw new Refusal(
      code.unavailable,
      'The payment provider is not responding. Please try again in a moment.',
      {
        cause: error,
      },
    );
  }
};

/** The order's id goes into the query, also where the whole path is behind a `#`. */
const returnUrlOf = ({ lifecycle }: OrderDeps, orderId: string, path: string): string =>
  `${lifecycle.publicUrl}${path}${path.includes('?') ? '&' : '?'}orderId=${orderId}`;

const findOrder = async (
  database: Database,
  wish: { userId: string; clientOrderId: string },
): Promise<OrderRow | undefined> =>
  database
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', wish.userId)
    .where('client_order_id', '=', wish.clientOrderId)
    .executeTakeFirst();

const toOrder = async (deps: Pick<AppDeps, 'database' | 'now'>, row: OrderRow): Promise<Order> => ({
  orderId: row.order_id,
  packageId: row.package_id,
  status: statusOf(row, deps.now()),
  checkoutUrl: row.checkout_url,
  benefits: await readBenefits(deps.database, row.user_id),
});

const statusOf = (row: OrderRow, now: number): OrderStatus =>
  row.status === 'pending' && row.expires_at <= now ? 'expired' : row.status;
