/** What happened to an order at a payment provider. Providers send the same event more than once. */
export interface PaymentEvent {
  /** The provider's own id of the event: the same when it is delivered again. */
  readonly eventId: string;
  readonly orderId: string;
  readonly kind: 'paid' | 'declined' | 'expired';
}

/** An event as it travels: the very bytes that were signed, and the signature beside them. */
export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

export interface OpenedCheckout {
  /** Where the person pays; null where the page shows the checkout itself. */
  readonly checkoutUrl: string | null;
}

/** Whoever takes the money. Orders and credits are the domain's: a provider only opens checkouts and tells what happened. */
export interface Payments {
  /** Kept with each order, and in front of the ids of events, which are unique with one provider only. */
  readonly provider: string;
  /** Opens the checkout of an order. Called again for the same order, it must not open a second one. */
  readonly openCheckout: (order: {
    orderId: string;
    price: number;
    currency: string;
  }) => Promise<OpenedCheckout>;
  /** The event, if it was signed with the provider's secret and not changed since; null otherwise. */
  readonly readEvent: (event: SignedEvent) => PaymentEvent | null;
  /** Plays the provider for a person who tries the product; null where real money moves. */
  readonly sandbox: { readonly sign: (event: PaymentEvent) => SignedEvent } | null;
}
