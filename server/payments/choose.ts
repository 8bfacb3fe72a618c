import type { Config } from '../config.ts';
import type { Payments } from './payments.ts';
import { createSandboxPayments } from './sandbox.ts';

/** The provider that the operator chose; null where nothing is sold. */
export const choosePayments = async (
  config: Pick<Config, 'stripe' | 'sandboxPayments'>,
): Promise<Payments | null> => {
  if (config.stripe !== null) {
    // Read only where it is used: the package is large.
    const { createStripePayments } = await import('./stripe.ts');
    return createStripePayments(config.stripe);
  }
  return config.sandboxPayments ? createSandboxPayments() : null;
};
