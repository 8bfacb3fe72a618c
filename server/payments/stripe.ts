import { Stripe } from 'stripe';
import type { Package } from '../../contract/subscription.ts';
import { seconds } from '../clock.ts';
import { PaymentsUnreachable, type PaymentEvent, type Payments } from './payments.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** Signs what Stripe tells the webhook. */
  readonly webhookSecret: string;
  /** The origin of Stripe's API. */
  readonly apiUrl: string;
}

/** Stripe Checkout: people pay on Stripe's own page, and a signed webhook tells how it went. */
export const createStripePayments = ({ secretKey, webhookSecret, apiUrl }: StripeSettings): Payments => {
  const { hostname, port, protocol } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? defaultPort[schemeOf(protocol)] : Number(port),
    protocol: schemeOf(protocol),
    maxNetworkRetries: 2,
    timeout: seconds(10),
    telemetry: false,
  });
  return {
    provider: 'stripe',
    sandbox: null,
    async openCheckout({ orderId, offer, returnUrl, expiresAt }) {
      const reference = { orderId };
      try {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: orderId,
            metadata: reference,
            // A refund tells of its charge, which copies this from the payment.
            payment_intent_data: { metadata: reference },
            line_items: [{ quantity: 1, price_data: priceOf(offer) }],
            success_url: returnUrl,
            cancel_url: returnUrl,
            expires_at: Math.floor(expiresAt / seconds(1)),
          },
          { idempotencyKey: orderId },
        );
        return { checkoutUrl: session.url };
      } catch (error) {
        throw error instanceof Stripe.errors.StripeError ? new PaymentsUnreachable(error.type) : error;
      }
    },
    readEvent({ body, signature }) {
      try {
        return toPaymentEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return 'unsigned';
        throw error;
      }
    },
  };
};

const defaultPort = { http: 80, https: 443 } as const;

const schemeOf = (protocol: string): 'http' | 'https' => (protocol === 'http:' ? 'http' : 'https');

const priceOf = (offer: Package) => ({
  currency: offer.currency.toLowerCase(),
  unit_amount: offer.price,
  product_data: { name: nameOf(offer) },
});

/** What the bill says. */
const nameOf = ({ kind, chats, goldCoins, days }: Package): string => {
  if (kind === 'gold') return `${String(goldCoins)} gold coins`;
  return kind === 'chats'
    ? `${String(chats)} credits`
    : `${String(chats)} credits a day for ${String(days)} days`;
};

const toPaymentEvent = (event: Stripe.Event): PaymentEvent | 'irrelevant' => {
  const told = tellOf(event);
  return told === null || told.orderId === undefined || told.orderId === ''
    ? 'irrelevant'
    : { eventId: event.id, orderId: told.orderId, kind: told.kind };
};

const tellOf = (event: Stripe.Event): { orderId: string | undefined; kind: PaymentEvent['kind'] } | null => {
  switch (event.type) {
    case 'checkout.session.completed': {
      const { metadata, payment_status: status } = event.data.object;
      // Slow ways of paying complete the checkout first and tell about the money later.
      return status === 'paid' ? { orderId: metadata?.['orderId'], kind: 'paid' } : null;
    }
    case 'checkout.session.async_payment_succeeded':
      return { orderId: event.data.object.metadata?.['orderId'], kind: 'paid' };
    case 'checkout.session.async_payment_failed':
      return { orderId: event.data.object.metadata?.['orderId'], kind: 'declined' };
    case 'checkout.session.expired':
      return { orderId: event.data.object.metadata?.['orderId'], kind: 'expired' };
    case 'charge.refunded': {
      const { metadata, refunded } = event.data.object;
      // Part of the money back is between the shop and the person: what was bought stays.
      return refunded ? { orderId: metadata['orderId'], kind: 'refunded' } : null;
    }
    default:
      return null;
  }
};
