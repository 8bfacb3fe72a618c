import type { OrderStatus } from '../../../contract/billing/subscription.ts';
import type { PaymentEventRow } from '../../store/schema/purchases.ts';

/** The stored part of an event of the payment provider. */
export type OrderEvent = Pick<PaymentEventRow, 'kind' | 'dispute_id' | 'received_at'>;

/**
 * Returns the status of an order from all events about it. It depends on which events there are, not on the order or
 * number of their deliveries, because providers promise neither. The purchase follows the money: it is taken back while the payment is returned.
 */
export const decideStatus = (events: readonly OrderEvent[]): OrderStatus => {
  const kinds = new Set(events.map(({ kind }) => kind));
  if (isRefunded(events) || decideDispute(events) === 'lost') {
    return 'refunded';
  }
  return (['paid', 'declined', 'expired'] as const).find((kind) => kinds.has(kind)) ?? 'pending';
};

/** A refund may fail days later, and the payment be refunded again: the last of these events decides, a failure at the same time. */
const isRefunded = (events: readonly OrderEvent[]): boolean => {
  const lastOf = (kind: OrderEvent['kind']) =>
    Math.max(...events.filter((event) => event.kind === kind).map((event) => event.received_at));
  return lastOf('refunded') > lastOf('refundFailed');
};

/** The state of an order's disputes, the worst first. `lost`: the bank has taken the money, maybe only until it decides. */
export type DisputeState = 'lost' | 'open' | 'won';

/** Returns the state of an order's disputes; null when there is none. */
export const decideDispute = (events: readonly OrderEvent[]): DisputeState | null => {
  const ids = new Set(events.map((event) => event.dispute_id).filter((id) => id !== null));
  const states = [...ids].map((id) => decideOne(events.filter((event) => event.dispute_id === id)));
  return (['lost', 'open', 'won'] as const).find((state) => states.includes(state)) ?? null;
};

/** Money that the bank gave back stays: a dispute that was lost may still be decided otherwise. */
const decideOne = (events: readonly OrderEvent[]): DisputeState => {
  const kinds = new Set(events.map(({ kind }) => kind));
  if (kinds.has('disputeWon')) {
    return 'won';
  }
  return kinds.has('disputeLost') ? 'lost' : 'open';
};
