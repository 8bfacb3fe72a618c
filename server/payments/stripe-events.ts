import { Stripe } from 'stripe';
import * as v from 'valibot';
import { seconds } from '../shared/clock.ts';
import type { PaymentEvent, PaymentEventKind } from './payments.ts';
import { EventId } from './signed-json.ts';
import { toUnreachable } from './stripe-unreachable.ts';

/** The fields that are read of an event's object. The metadata of a session, a charge or a refund of ours names its order. */
const Source = v.object({
  object: v.optional(v.string()),
  id: v.optional(EventId),
  status: v.nullish(v.string()),
  payment_status: v.nullish(v.string()),
  refunded: v.nullish(v.boolean()),
  metadata: v.nullish(v.object({ orderId: v.optional(EventId) })),
  charge: v.nullish(v.union([EventId, v.object({ id: EventId })])),
});
type Source = v.InferOutput<typeof Source>;

/** The fields that are read of an event of Stripe. Any other body is no event about an order. */
export const StripeEvent = v.object({
  id: EventId,
  type: v.string(),
  created: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e11))),
  data: v.object({ object: Source }),
});
export type StripeEvent = v.InferOutput<typeof StripeEvent>;

/**
 * Converts an event of Stripe. A dispute and a refund that was made in the dashboard name their charge only, and Stripe is asked for
 * it. Throws `PaymentsUnreachable` when Stripe does not answer.
 */
export const readStripeEvent = async (
  stripe: Stripe,
  event: StripeEvent,
): Promise<PaymentEvent | 'irrelevant'> => {
  const source = event.data.object;
  const kind = toKind(event.type, source);
  if (kind === null) {
    return 'irrelevant';
  }
  const orderId = source.metadata?.orderId ?? (await findOrderId(stripe, source));
  if (orderId === undefined) {
    return 'irrelevant';
  }
  const disputeId = source.object === 'dispute' ? (source.id ?? null) : null;
  const at = event.created === undefined ? null : seconds(event.created);
  return { eventId: event.id, orderId, kind, disputeId, at };
};

const toKind = (type: string, source: Source): PaymentEventKind | null => {
  switch (type) {
    case 'checkout.session.completed':
      // Delayed payment methods complete the checkout first and report the payment later.
      return source.payment_status === 'paid' ? 'paid' : null;
    case 'checkout.session.async_payment_succeeded':
      return 'paid';
    case 'checkout.session.async_payment_failed':
      return 'declined';
    case 'checkout.session.expired':
      return 'expired';
    case 'charge.refunded':
      // A partial refund is a matter between the shop and the customer: the purchase stays.
      return source.refunded === true ? 'refunded' : null;
    case 'refund.failed':
      return 'refundFailed';
    case 'refund.updated':
      // A refund that was cancelled before the bank sent the money.
      return source.status === 'canceled' ? 'refundFailed' : null;
    case 'charge.dispute.created':
      return 'disputed';
    case 'charge.dispute.funds_withdrawn':
      return 'disputeLost';
    case 'charge.dispute.funds_reinstated':
      return 'disputeWon';
    case 'charge.dispute.closed':
      return source.status === 'lost' ? 'disputeLost' : 'disputeWon';
    default:
      return null;
  }
};

/** Returns the id of the order that was charged; undefined when the charge is unknown or is for something else. */
const findOrderId = async (stripe: Stripe, { object, charge }: Source): Promise<string | undefined> => {
  if ((object !== 'dispute' && object !== 'refund') || charge == null) {
    return undefined;
  }
  try {
    const { metadata } = await stripe.charges.retrieve(typeof charge === 'string' ? charge : charge.id);
    const orderId = metadata['orderId'];
    return v.is(EventId, orderId) ? orderId : undefined;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw toUnreachable(error);
  }
};
