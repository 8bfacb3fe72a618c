import { Stripe } from 'stripe';
import type { Package } from '../../contract/billing/subscription.ts';
import { seconds } from '../shared/clock.ts';
import { PaymentsUnreachable, type CheckoutOrder, type OpenedCheckout, type Payments } from './payments.ts';
import { readSignedJson } from './signed-json.ts';
import { readStripeEvent, StripeEvent } from './stripe-events.ts';
import { toUnreachable } from './stripe-unreachable.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** Signs the webhook's events. */
  readonly webhookSecret: string;
  /** The origin of Stripe's API. */
  readonly apiUrl: string;
}

/** Creates Stripe payments: users pay on Stripe Checkout, and a signed webhook reports the outcome. */
export const createStripePayments = ({ secretKey, webhookSecret, apiUrl }: StripeSettings): Payments => {
  const { hostname, port, protocol } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? defaultPort[toScheme(protocol)] : Number(port),
    protocol: toScheme(protocol),
    maxNetworkRetries: 2,
    timeout: seconds(10),
    telemetry: false,
  });
  const opening = new Map<string, Promise<OpenedCheckout>>();
  return {
    provider: 'stripe',
    sandbox: null,
    openCheckout(order) {
      const opened =
        opening.get(order.orderId) ??
        createSession(stripe, order).finally(() => opening.delete(order.orderId));
      opening.set(order.orderId, opened);
      return opened;
    },
    async refund(orderId) {
      try {
        const payment = await findPayment(stripe, orderId);
        await stripe.refunds.create(
          { payment_intent: payment, metadata: { orderId } },
          { idempotencyKey: `refund:${orderId}` },
        );
      } catch (error) {
        // Refunded before, for example in Stripe's own dashboard.
        if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return;
        throw toUnreachable(error);
      }
    },
    readEvent: async ({ body, signature }) => {
      if (!isSigned(stripe, { body, signature, webhookSecret })) {
        return 'unsigned';
      }
      const event = readSignedJson(StripeEvent, body);
      return event === null ? 'irrelevant' : readStripeEvent(stripe, event);
    },
  };
};

/** Nodes that open the checkout of an order at the same time get the same one by its key. */
const createSession = async (
  stripe: Stripe,
  { orderId, offer, returnUrl, expiresAt }: CheckoutOrder,
): Promise<OpenedCheckout> => {
  const reference = { orderId };
  try {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: orderId,
        metadata: reference,
        // A refund event refers to its charge, which copies this from the payment.
        payment_intent_data: { metadata: reference },
        line_items: [{ quantity: 1, price_data: toPriceData(offer) }],
        success_url: returnUrl,
        cancel_url: returnUrl,
        expires_at: Math.floor(expiresAt / seconds(1)),
      },
      { idempotencyKey: orderId },
    );
    return { checkoutUrl: session.url };
  } catch (error) {
    throw toUnreachable(error);
  }
};

const isSigned = (
  stripe: Stripe,
  { body, signature, webhookSecret }: { body: string; signature: string; webhookSecret: string },
): boolean => {
  try {
    return stripe.webhooks.signature?.verifyHeader(body, signature, webhookSecret) === true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
};

/** The order's id is in the metadata of the payment. Stripe's search knows a payment a minute after it was made. */
const findPayment = async (stripe: Stripe, orderId: string): Promise<string> => {
  const { data } = await stripe.paymentIntents.search({
    query: `metadata['orderId']:'${orderId}' AND status:'succeeded'`,
  });
  const [payment] = data;
  if (payment === undefined) {
    throw new PaymentsUnreachable('no such payment');
  }
  return payment.id;
};

const defaultPort = { http: 80, https: 443 } as const;

const toScheme = (protocol: string): 'http' | 'https' => (protocol === 'http:' ? 'http' : 'https');

const toPriceData = (offer: Package) => ({
  currency: offer.currency.toLowerCase(),
  unit_amount: offer.price,
  product_data: { name: toProductName(offer) },
});

/** Returns the name on the invoice. */
const toProductName = ({ kind, chats, goldCoins, days }: Package): string => {
  if (kind === 'gold') return `${String(goldCoins)} gold coins`;
  return kind === 'chats'
    ? `${String(chats)} credits`
    : `${String(chats)} credits a day for ${String(days)} days`;
};
