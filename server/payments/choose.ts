import type { Config } from '../config.ts';
import type { Payments } from './payments.ts';
import { createSandboxPayments } from './sandbox.ts';

/** The provider that the operator chose; null where nothing is sold. */
export const choosePayments = (config: Pick<Config, 'sandboxPayments'>): Payments | null =>
  config.sandboxPayments ? createSandboxPayments() : null;
