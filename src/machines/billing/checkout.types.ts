import type { Order, Package, Sales } from '../../../contract/subscription.ts';
import type { Failure } from '../shared/failure.ts';

/** A package, and whether and how it can be bought here. */
export interface Offer {
  readonly item: Package;
  readonly sales: Sales;
}

/** What an address leads to: a package, and the order that was begun with it, if there is one. */
export interface FoundOffer {
  readonly offer: Offer;
  readonly order: Order | null;
}

export interface CheckoutInput {
  readonly packageId: string;
  /** Of an order that was begun here before; null for a new one. */
  readonly orderId: string | null;
}

export interface CheckoutContext extends CheckoutInput {
  readonly offer: Offer | null;
  readonly order: Order | null;
  /** Counts the orders that came to an end without a payment: an order that is sent again counts as the same. */
  readonly attempt: number;
  readonly failure: Failure | null;
}

export type CheckoutEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  | { readonly type: 'order.place' };

export type CheckoutTag = 'busy' | 'slow' | 'failed' | 'unknown' | 'offering' | 'working' | 'following';
