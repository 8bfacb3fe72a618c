import { Counter, type Registry } from 'prom-client';
import { paymentEventKinds } from '../payments/payments.ts';
import type { Observer } from './observer.ts';

/** Creates the metrics of payments. */
export const createPaymentMetrics = (registry: Registry): Observer['observePayments'] => {
  const events = new Counter({
    name: 'mates_payment_events_total',
    help: 'Deliveries of events of the payment provider, by what they say about an order.',
    labelNames: ['kind'],
    registers: [registry],
  });
  // A counter that appears with its first event has no increase that an alert could see.
  for (const kind of [...paymentEventKinds, 'irrelevant', 'unsigned']) events.inc({ kind }, 0);
  return (payments) => ({
    ...payments,
    readEvent: async (signed) => {
      const event = await payments.readEvent(signed);
      events.inc({ kind: typeof event === 'string' ? event : event.kind });
      return event;
    },
  });
};
