import type { Order, Package, Sales } from '../../../contract/subscription.ts';
import type { Failure } from '../shared/failure.ts';

/** A package, and whether and how it can be bought. */
export interface Offer {
  readonly item: Package;
  readonly sales: Sales;
}

/** What a URL names: a package, and its order if it has one. */
export interface FoundOffer {
  readonly offer: Offer;
  readonly order: Order | null;
}

export interface CheckoutInput {
  readonly packageId: string;
  /** An order placed earlier; null for a new one. */
  readonly orderId: string | null;
}

export interface CheckoutContext extends CheckoutInput {
  readonly offer: Offer | null;
  readonly order: Order | null;
  /** Counts the orders that ended without a payment. Retrying an order does not count. */
  readonly attempt: number;
  readonly failure: Failure | null;
}

export type CheckoutEvent = { readonly type: 'load.retry' } | { readonly type: 'order.place' };

export type CheckoutTag = 'busy' | 'slow' | 'failed' | 'notFound' | 'offering' | 'following';
