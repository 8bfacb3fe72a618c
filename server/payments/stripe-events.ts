import { Stripe } from 'stripe';
import type { PaymentEvent, PaymentEventKind } from './payments.ts';
import { toUnreachable } from './stripe-unreachable.ts';

/**
 * Converts an event of Stripe. The metadata of a session or a charge names its order; a dispute names its charge only, and Stripe
 * is asked for it. Throws `PaymentsUnreachable` when Stripe does not answer.
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
  const isDispute = source.object === 'dispute';
  const orderId = isDispute ? await findOrderId(stripe, source) : source.metadata?.['orderId'];
  return orderId === undefined || orderId === ''
    ? 'irrelevant'
    : { eventId: event.id, orderId, kind, disputeId: isDispute ? source.id : null };
};

interface Fact {
  readonly kind: PaymentEventKind;
  readonly source: Stripe.Checkout.Session | Stripe.Charge | Stripe.Dispute;
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

/** Returns the id of the disputed order; undefined when the charge is unknown or is for something else. */
const findOrderId = async (stripe: Stripe, { charge }: Stripe.Dispute): Promise<string | undefined> => {
  try {
    const { metadata } = await stripe.charges.retrieve(typeof charge === 'string' ? charge : charge.id);
    return metadata['orderId'];
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw toUnreachable(error);
  }
};
