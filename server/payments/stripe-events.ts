import { Stripe } from 'stripe';
import { seconds } from '../shared/clock.ts';
import type { PaymentEvent, PaymentEventKind } from './payments.ts';
import { toUnreachable } from './stripe-unreachable.ts';

/**
 * Converts an event of Stripe. The metadata of a session, a charge or a refund of ours names its order. A dispute and a refund that
 * was made in the dashboard name their charge only, and Stripe is asked for it. Throws `PaymentsUnreachable` when Stripe does not
 * answer.
 */
export const readStripeEvent = async (
  stripe: Stripe,
  event: Stripe.Event,
): Promise<PaymentEvent | 'irrelevant'> => {
  const fact = toFact(event);
  if (fact === null) {
    return 'irrelevant';
  }
  const { kind, source } = fact;
  const orderId = source.metadata?.['orderId'] ?? (await findOrderId(stripe, source));
  if (orderId === undefined || orderId === '') {
    return 'irrelevant';
  }
  const disputeId = source.object === 'dispute' ? source.id : null;
  const at = Number.isFinite(event.created) ? seconds(event.created) : null;
  return { eventId: event.id, orderId, kind, disputeId, at };
};

interface Fact {
  readonly kind: PaymentEventKind;
  readonly source: Stripe.Checkout.Session | Stripe.Charge | Stripe.Refund | Stripe.Dispute;
}

const toFact = (event: Stripe.Event): Fact | null => {
  switch (event.type) {
    case 'checkout.session.completed': {
      const { object: source } = event.data;
      // Delayed payment methods complete the checkout first and report the payment later.
      return source.payment_status === 'paid' ? { kind: 'paid', source } : null;
    }
    case 'checkout.session.async_payment_succeeded':
      return { kind: 'paid', source: event.data.object };
    case 'checkout.session.async_payment_failed':
      return { kind: 'declined', source: event.data.object };
    case 'checkout.session.expired':
      return { kind: 'expired', source: event.data.object };
    case 'charge.refunded': {
      const { object: source } = event.data;
      // A partial refund is a matter between the shop and the customer: the purchase stays.
      return source.refunded ? { kind: 'refunded', source } : null;
    }
    case 'refund.failed':
      return { kind: 'refundFailed', source: event.data.object };
    case 'refund.updated': {
      const { object: source } = event.data;
      // A refund that was cancelled before the bank sent the money.
      return source.status === 'canceled' ? { kind: 'refundFailed', source } : null;
    }
    case 'charge.dispute.created':
      return { kind: 'disputed', source: event.data.object };
    case 'charge.dispute.funds_withdrawn':
      return { kind: 'disputeLost', source: event.data.object };
    case 'charge.dispute.funds_reinstated':
      return { kind: 'disputeWon', source: event.data.object };
    case 'charge.dispute.closed': {
      const { object: source } = event.data;
      return { kind: source.status === 'lost' ? 'disputeLost' : 'disputeWon', source };
    }
    default:
      return null;
  }
};

/** Returns the id of the order that was charged; undefined when the charge is unknown or is for something else. */
const findOrderId = async (stripe: Stripe, source: Fact['source']): Promise<string | undefined> => {
  const charge = source.object === 'dispute' || source.object === 'refund' ? source.charge : null;
  if (charge === null) {
    return undefined;
  }
  try {
    const { metadata } = await stripe.charges.retrieve(typeof charge === 'string' ? charge : charge.id);
    return metadata['orderId'];
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw toUnreachable(error);
  }
};
