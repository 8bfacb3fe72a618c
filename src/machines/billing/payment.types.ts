import type { Order, SandboxChoice } from '../../../contract/subscription.ts';
import type { CheckEvent, Checks } from '../shared/checks.ts';
import type { Failure } from '../shared/failure.ts';

export interface PaymentInput {
  readonly order: Order;
  /** True for an order placed in this visit, which redirects to its provider; false when the user returns to it. */
  readonly isNew: boolean;
}

export interface PaymentContext extends Checks {
  readonly order: Order;
  readonly isNew: boolean;
  readonly choice: SandboxChoice;
  readonly failure: Failure | null;
}

export type PaymentEvent =
  | CheckEvent<Order>
  | { readonly type: 'load.cancel' }
  | { readonly type: 'payment.choose'; readonly choice: SandboxChoice }
  | { readonly type: 'checkout.open' }
  | { readonly type: 'order.restart' };

export type PaymentTag =
  | 'slow'
  | 'paying'
  | 'awaiting'
  | 'working'
  | 'paid'
  | 'declined'
  | 'expired'
  | 'refunded';
