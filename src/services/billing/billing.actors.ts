import { fromPromise } from 'xstate';
import * as calls from '../../../contract/billing/subscription.ts';
import type { UserBenefits } from '../../../contract/sign-in/user.ts';
import type { CheckoutInput, FoundOffer } from '../../machines/billing/checkout.machine.ts';
import { nextPage, type LedgerCursor } from '../../machines/billing/transactions.reducers.ts';
import { toAttempt } from '../../machines/shared/commands/command.ts';
import { toPager, type LoadedPage } from '../../machines/shared/pager.ts';
import { provideRequest } from '../../machines/shared/request.ts';
import { ApiError } from '../http/api-error.ts';
import { fromCall } from '../http/from-call.ts';
import { newId } from '../../../contract/new-id.ts';
import type { Services } from '../shared/services.ts';
import { orderPath } from './checkout-url.ts';

/** Actors of `plans`. */
export const plansActors = ({ call }: Pick<Services, 'call'>) => {
  const idFor = idsByNumber();
  return {
    fetchInfo: provideRequest<calls.SubscriptionInfo>(({ signal }) => call(calls.info, {}, signal)),
    exchangeGold: toAttempt(
      fromPromise<UserBenefits, { exchanges: number }>(({ input: { exchanges }, signal }) =>
        call(calls.exchange, { clientExchangeId: idFor(exchanges) }, signal),
      ),
    ),
  };
};

/** Actors of `checkout`. */
export const checkoutActors = ({ call, address }: Pick<Services, 'call' | 'address'>) => {
  const idFor = idsByNumber();
  return {
    /** Outputs null for a package that is not sold. An order of another user is treated as missing. */
    fetchOffer: fromPromise<FoundOffer | null, CheckoutInput>(
      async ({ input: { packageId, orderId }, signal }) => {
        const [{ packages, sales }, order] = await Promise.all([
          call(calls.info, {}, signal),
          orderId === null ? null : call(calls.orderStatus, { orderId }, signal).catch(absentIfRefused),
        ]);
        const item = packages.find((each) => each.packageId === packageId);
        return item === undefined ? null : { offer: { item, sales }, order };
      },
    ),
    placeOrder: toAttempt(
      fromPromise<calls.Order, { packageId: string; attempt: number }>(
        ({ input: { packageId, attempt }, signal }) =>
          call(
            calls.order,
            {
              packageId,
              clientOrderId: idFor(attempt),
              returnPath: address.href(orderPath(address.read().search, packageId)),
            },
            signal,
          ),
      ),
    ),
  };
};

/** Actors of `payment`. */
export const paymentActors = ({ call }: Pick<Services, 'call'>) => ({
  choosePayment: toAttempt(fromCall(call, calls.sandboxCheckout)),
  fetchOrder: fromCall(call, calls.orderStatus),
});

/** Actors of `transactions`. */
export const transactionsActors = ({ call }: Pick<Services, 'call'>) => ({
  fetchLedger: provideRequest<calls.Ledger>(({ signal }) => call(calls.ledger, {}, signal)),
  fetchMore: toPager(
    fromPromise<LoadedPage<calls.Ledger, LedgerCursor>, LedgerCursor>(async ({ input, signal }) => {
      const page = await call(calls.ledger, input, signal);
      return { page, next: nextPage(page) };
    }),
  ),
});

const absentIfRefused = (error: unknown): null => {
  if (error instanceof ApiError && error.kind === 'rejected') return null;
  throw error;
};

/** Returns the same id for the same number, so that a request sent twice is executed once. */
const idsByNumber = () => {
  const ids = new Map<number, string>();
  return (number: number): string => {
    const id = ids.get(number) ?? newId();
    ids.set(number, id);
    return id;
  };
};
