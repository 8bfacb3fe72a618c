import * as calls from '../../../contract/subscription.ts';
import type { UserBenefits } from '../../../contract/user.ts';
import type { CheckoutInput, FoundOffer } from '../../machines/billing/checkout.types.ts';
import { ApiError } from '../http/api-error.ts';
import { newId } from '../shared/new-id.ts';
import type { Services } from '../shared/services.ts';

/** What can be bought, what was ordered, and what one has. */
export const createShop = ({ call, address }: Pick<Services, 'call' | 'address'>) => {
  const orderIds = idsByNumber();
  const exchangeIds = idsByNumber();
  return {
    info: (signal: AbortSignal): Promise<calls.SubscriptionInfo> => call(calls.info, {}, signal),

    /** Null for a package that is not sold. An order of another user is treated as missing. */
    async offer({ packageId, orderId }: CheckoutInput, signal: AbortSignal): Promise<FoundOffer | null> {
      const [{ packages, sales }, order] = await Promise.all([
        call(calls.info, {}, signal),
        orderId === null ? null : call(calls.orderStatus, { orderId }, signal).catch(absentIfRefused),
      ]);
      const item = packages.find((each) => each.packageId === packageId);
      return item === undefined ? null : { offer: { item, sales }, order };
    },

    /** The same order for the same attempt, however often it is sent. */
    order: (packageId: string, attempt: number, signal: AbortSignal): Promise<calls.Order> =>
      call(
        calls.order,
        { packageId, clientOrderId: orderIds(attempt), returnPath: address.href(orderPath(packageId)) },
        signal,
      ),

    orderStatus: (orderId: string, signal: AbortSignal): Promise<calls.Order> =>
      call(calls.orderStatus, { orderId }, signal),

    choose: (orderId: string, choice: calls.SandboxChoice, signal: AbortSignal): Promise<calls.Order> =>
      call(calls.sandboxCheckout, { orderId, choice }, signal),

    /** The same exchange for the same number. */
    exchange: (number: number, signal: AbortSignal): Promise<UserBenefits> =>
      call(calls.exchange, { clientExchangeId: exchangeIds(number) }, signal),

    ledger: (before: string | null, signal: AbortSignal): Promise<calls.Ledger> =>
      call(calls.ledger, before === null ? {} : { before }, signal),
  };
};

export type ShopService = ReturnType<typeof createShop>;

/** The checkout of a package, which the payment provider also returns to. */
export const orderPath = (packageId: string, orderId?: string): string =>
  `/single-package?${new URLSearchParams(orderId === undefined ? { packageId } : { packageId, orderId }).toString()}`;

/** Leaves the page for the provider's. The address was checked to be one of the web. */
export const openCheckout = ({ checkoutUrl }: calls.Order): void => {
  if (checkoutUrl !== null) globalThis.location.assign(checkoutUrl);
};

const absentIfRefused = (error: unknown): null => {
  if (error instanceof ApiError && error.kind === 'rejected') return null;
  throw error;
};

const idsByNumber = () => {
  const ids = new Map<number, string>();
  return (number: number): string => {
    const id = ids.get(number) ?? newId();
    ids.set(number, id);
    return id;
  };
};
