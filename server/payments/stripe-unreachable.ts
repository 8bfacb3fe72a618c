import { Stripe } from 'stripe';
import { PaymentsUnreachable } from './payments.ts';

/** Returns what to throw for an error of Stripe's library. */
export const toUnreachable = (error: unknown): unknown =>
  error instanceof Stripe.errors.StripeError ? new PaymentsUnreachable(error.type) : error;
