import type { FastifyInstance } from 'fastify';
import {
  exchange,
  info,
  ledger,
  order,
  orderStatus,
  sandboxCheckout,
  type Sales,
  type SubscriptionInfo,
} from '../../../contract/billing/subscription.ts';
import { goldExchange, packages } from '../../content/packages.ts';
import type { BillingDeps } from '../../domain/billing/billing-deps.ts';
import { exchangeGold } from '../../domain/billing/gold-exchange.ts';
import { readLedger } from '../../domain/billing/ledger.ts';
import { placeOrder, readOrder } from '../../domain/billing/orders.ts';
import { chooseInSandbox } from '../../domain/billing/payment-events.ts';
import { grantDueDays, listSubscriptions } from '../../domain/billing/subscriptions.ts';
import { registerCall, type CallDeps } from '../../http/calls.ts';
import { getPageOrigin } from '../../http/origin/page-origin.ts';

type SubscriptionDeps = CallDeps & BillingDeps;

/** Registers the calls about purchases. Other users' orders are indistinguishable from missing ones. */
export const registerSubscriptionRoutes = (app: FastifyInstance, deps: SubscriptionDeps): void => {
  registerCall(app, deps, info, ({ user }) => readInfo(deps, user?.userId ?? null));
  registerCall(app, deps, ledger, async ({ user, input }) => {
    await grantDueDays(deps, user.userId);
    return readLedger(deps, { userId: user.userId, before: input.before ?? null });
  });
  registerCall(app, deps, order, async ({ user, input, request }) => {
    await deps.limits.consume('order-user', user);
    const pageOrigin = getPageOrigin(deps.lifecycle, request);
    return placeOrder(deps, { userId: user.userId, ...input, pageOrigin });
  });
  registerCall(app, deps, orderStatus, ({ user, input }) =>
    readOrder(deps, { userId: user.userId, ...input }),
  );
  registerCall(app, deps, sandboxCheckout, ({ user, input }) =>
    chooseInSandbox(deps, { userId: user.userId, ...input }),
  );
  registerCall(app, deps, exchange, ({ user, input }) =>
    exchangeGold(deps, { userId: user.userId, ...input }),
  );
};

const readInfo = async (deps: SubscriptionDeps, userId: string | null): Promise<SubscriptionInfo> => {
  const subscriptions = userId === null ? [] : await listSubscriptions(deps.database, userId, deps.now());
  return {
    sales: getSales(deps),
    packages: [...packages],
    exchange: goldExchange,
    subscription: subscriptions[0] ?? null,
  };
};

const getSales = ({ payments }: SubscriptionDeps): Sales => {
  if (payments === null) {
    return 'closed';
  }
  return payments.sandbox === null ? 'open' : 'sandbox';
};
