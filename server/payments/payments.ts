import type { Package } from '../../contract/billing/subscription.ts';

/** An event of a payment provider about an order. Providers may deliver the same event more than once. */
export interface PaymentEvent {
  /** The provider's id of the event, the same for each delivery. */
  readonly eventId: string;
  readonly orderId: string;
  readonly kind: PaymentEventKind;
  /** The provider's id of the dispute that the event is about; null for any other event. */
  readonly disputeId: string | null;
  /** When it happened by the provider's clock, in milliseconds since 1970, the same for each delivery; null when it does not say. */
  readonly at: number | null;
}

/**
 * The kinds of events of an order. `refunded`: in full. `refundFailed`: the bank sent the money of a refund back. `disputed`: the customer
 * asked the bank for the money back. `disputeLost`: the bank took the money, maybe only until it decides. `disputeWon`: it did not take
 * the money, or gave it back.
 */
export const paymentEventKinds = [
  'paid',
  'declined',
  'expired',
  'refunded',
  'refundFailed',
  'disputed',
  'disputeLost',
  'disputeWon',
] as const;
export type PaymentEventKind = (typeof paymentEventKinds)[number];

/** An event as received: the exact bytes that were signed, and their signature. */
export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

/** The order as a provider receives it: nothing about the user. */
export interface CheckoutOrder {
  readonly orderId: string;
  readonly offer: Package;
  /** Where the user is redirected after the checkout, whatever its outcome. */
  readonly returnUrl: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface OpenedCheckout {
  /** The URL of the provider's checkout; null when the page shows the checkout itself. */
  readonly checkoutUrl: string | null;
}

/** A payment provider. Orders and credits belong to the domain: a provider only opens checkouts and reports events. */
export interface Payments {
  /** Stored with each order, and prefixed to event ids, which are unique per provider only. */
  readonly provider: string;
  /**
   * Opens the checkout of an order. Repeating it for the same order must not open a second one. Throws
   * `PaymentsUnreachable` when the provider does not answer or refuses.
   */
  readonly openCheckout: (order: CheckoutOrder) => Promise<OpenedCheckout>;
  /**
   * Refunds the payment of an order in full; repeating it refunds nothing more. Throws `PaymentsUnreachable` as
   * `openCheckout` does, and when the provider knows no such payment.
   */
  readonly refund: (orderId: string) => Promise<void>;
  /**
   * Returns the event if it is about an order, and whether its signature is invalid or it is irrelevant otherwise. Throws
   * `PaymentsUnreachable` when the provider has to be asked which order it is about and does not answer.
   */
  readonly readEvent: (event: SignedEvent) => Promise<PaymentEvent | 'unsigned' | 'irrelevant'>;
  /** Simulates the provider for users who try the product; null with real payments. */
  readonly sandbox: { readonly sign: (event: PaymentEvent) => SignedEvent } | null;
}

/** The provider did not answer or refused; `reason` is its own error type. */
export class PaymentsUnreachable extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`the payment provider did not answer or refused: ${reason}`);
    this.name = 'PaymentsUnreachable';
    this.reason = reason;
  }
}
