import type { Package } from '../../contract/subscription.ts';

/** What happened to an order at a payment provider. Providers send the same event more than once. */
export interface PaymentEvent {
  /** The provider's own id of the event: the same when it is delivered again. */
  readonly eventId: string;
  readonly orderId: string;
  readonly kind: 'paid' | 'declined' | 'expired' | 'refunded';
}

/** An event as it travels: the very bytes that were signed, and the signature beside them. */
export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

/** What a provider hears of an order: nothing about who ordered. */
export interface CheckoutOrder {
  readonly orderId: string;
  readonly offer: Package;
  /** Where the person comes back to, however it ended. */
  readonly returnUrl: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface OpenedCheckout {
  /** Where the person pays; null where the page shows the checkout itself. */
  readonly checkoutUrl: string | null;
}

/** Whoever takes the money. Orders and credits are the domain's: a provider only opens checkouts and tells what happened. */
export interface Payments {
  /** Stored with each order, and prefixed to event ids, which are unique per provider only. */
  readonly provider: string;
  /**
   * Opens the checkout of an order. Called again for the same order, it must not open a second one. Throws
   * `PaymentsUnreachable` when the provider does not answer or refuses.
   */
  readonly openCheckout: (order: CheckoutOrder) => Promise<OpenedCheckout>;
  /** The event, if it was signed with the provider's secret, not changed since, and is about an order. */
  readonly readEvent: (event: SignedEvent) => PaymentEvent | 'unsigned' | 'irrelevant';
  /** Plays the provider for a person who tries the product; null where real money moves. */
  readonly sandbox: { readonly sign: (event: PaymentEvent) => SignedEvent } | null;
}

/** The provider could not be reached or refused to open a checkout; `reason` is its own word for why. */
export class PaymentsUnreachable extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`the payment provider did not open a checkout: ${reason}`);
    this.name = 'PaymentsUnreachable';
    this.reason = reason;
  }
}
