import type { Config } from '../config/config.ts';
import type { Payments } from './payments.ts';
import { createSandboxPayments } from './sandbox.ts';

/** Returns the configured payment provider; null when nothing is sold. */
export const choosePayments = async (
  config: Pick<Config, 'stripe' | 'sandboxPayments'>,
): Promise<Payments | null> => {
  if (config.stripe !== null) {
    // Loaded only when used, because the package is large.
    const { createStripePayments } = await import('./stripe.ts');
    return createStripePayments(config.stripe);
  }
  return config.sandboxPayments ? createSandboxPayments() : null;
};
