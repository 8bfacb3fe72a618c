import { Counter, type Registry } from 'prom-client';
import type { Observer } from './observer.ts';
import { watchMailer } from './watch-mailer.ts';

/** Creates the metrics of mails. */
export const createMailMetrics = (registry: Registry): Observer['observeMailer'] => {
  const mails = new Counter({
    name: 'mates_mails_total',
    help: 'Mails, by outcome: "sent", "refused" (the address) or "unavailable" (the mail server).',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // A counter that appears with its first failure has no increase that an alert could see.
  for (const outcome of ['sent', 'refused', 'unavailable']) mails.inc({ outcome }, 0);
  return (mailer) => watchMailer(mailer, () => (outcome) => mails.inc({ outcome }));
};
