import { Counter, type Registry } from 'prom-client';
import { MailError } from '../mail/mailer.ts';
import type { Observer } from './observer.ts';

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
  return (mailer) => ({
    send: async (mail) => {
      try {
        await mailer.send(mail);
        mails.inc({ outcome: 'sent' });
      } catch (error) {
        mails.inc({ outcome: error instanceof MailError ? error.kind : 'unforeseen' });
        throw error;
      }
    },
    forget: (address) => mailer.forget(address),
    close: () => mailer.close(),
  });
};
