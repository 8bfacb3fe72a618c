import type { Order, Package, Sales, SandboxChoice } from '../../contract/subscription.ts';
import type { Failure } from './failure.ts';

/** A package, and whether and how it can be bought here. */
export interface Offer {
  readonly item: Package;
  readonly sales: Sales;
}

export interface CheckoutContext {
  readonly packageId: string;
  readonly offer: Offer | null;
  readonly order: Order | null;
  /** Counts the orders that came to an end without a payment: an order that is sent again counts as the same. */
  readonly attempt: number;
  readonly choice: SandboxChoice;
  readonly failure: Failure | null;
}

export type CheckoutEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.cancel' }
  | { readonly type: 'order.place' }
  | { readonly type: 'payment.choose'; readonly choice: SandboxChoice };

export type CheckoutTag =
  | 'busy'
  | 'slow'
  | 'failed'
  | 'unknown'
  | 'offering'
  | 'paying'
  | 'working'
  | 'paid'
  | 'declined'
  | 'expired';
