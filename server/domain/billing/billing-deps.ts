import type { Lifecycle } from '../../shared/lifecycle.ts';
import type { Log } from '../../shared/log.ts';
import type { Payments } from '../../payments/payments.ts';
import type { StoreDeps } from '../store-deps.ts';

/** The dependencies of orders and their payments. */
export interface BillingDeps extends StoreDeps {
  /** Null when nothing is sold. */
  readonly payments: Payments | null;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
}
