import { fromPromise } from 'xstate';
import type { Ledger, Order, SandboxChoice, SubscriptionInfo } from '../../../contract/subscription.ts';
import type { UserBenefits } from '../../../contract/user.ts';
import type { CheckoutInput, FoundOffer } from '../../machines/billing/checkout.types.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import type { ShopService } from './billing.ts';

/** Implements the actors of the plans. */
export const plansActors = (shop: ShopService) => ({
  fetchInfo: provideRequest<SubscriptionInfo>(({ signal }) => shop.info(signal)),
  exchangeGold: fromPromise<UserBenefits, { exchanges: number }>(({ input, signal }) =>
    shop.exchange(input.exchanges, signal),
  ),
});

/** Implements the actors of a checkout. */
export const checkoutActors = (shop: ShopService) => ({
  fetchOffer: fromPromise<FoundOffer | null, CheckoutInput>(({ input, signal }) => shop.offer(input, signal)),
  placeOrder: fromPromise<Order, { packageId: string; attempt: number }>(({ input, signal }) =>
    shop.order(input.packageId, input.attempt, signal),
  ),
});

/** Implements the actors of a payment. */
export const paymentActors = (shop: ShopService) => ({
  choosePayment: fromPromise<Order, { orderId: string; choice: SandboxChoice }>(({ input, signal }) =>
    shop.choose(input.orderId, input.choice, signal),
  ),
  fetchOrder: fromPromise<Order, { orderId: string }>(({ input, signal }) =>
    shop.orderStatus(input.orderId, signal),
  ),
});

/** Implements the actors of the transactions. */
export const transactionsActors = (shop: ShopService) => ({
  fetchLedger: provideRequest<Ledger>(({ signal }) => shop.ledger(null, signal)),
  fetchMore: fromPromise<Ledger, { before: string }>(({ input, signal }) =>
    shop.ledger(input.before, signal),
  ),
});
