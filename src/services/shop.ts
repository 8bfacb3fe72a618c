import * as calls from '../../contract/subscription.ts';
import type { UserBenefits } from '../../contract/user.ts';
import type { Offer } from '../machines/checkout.types.ts';
import { newId } from './new-id.ts';
import type { Services } from './services.ts';

/** What can be bought, what was ordered, and what one has. */
export const createShop = ({ call }: Pick<Services, 'call'>) => {
  const orderIds = idsByNumber();
  const exchangeIds = idsByNumber();
  return {
    info: (signal: AbortSignal): Promise<calls.SubscriptionInfo> => call(calls.info, {}, signal),

    /** Null for a package that is not sold. */
    async offer(packageId: string, signal: AbortSignal): Promise<Offer | null> {
      const { packages, sales } = await call(calls.info, {}, signal);
      const item = packages.find((each) => each.packageId === packageId);
      return item === undefined ? null : { item, sales };
    },

    /** The same order for the same attempt, however often it is sent. */
    order: (packageId: string, attempt: number, signal: AbortSignal): Promise<calls.Order> =>
      call(calls.order, { packageId, clientOrderId: orderIds(attempt) }, signal),

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

const idsByNumber = () => {
  const ids = new Map<number, string>();
  return (number: number): string => {
    const id = ids.get(number) ?? newId();
    ids.set(number, id);
    return id;
  };
};
