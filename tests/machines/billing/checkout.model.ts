import { checkoutMachine } from '../../../src/machines/billing/checkout.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { expired, unreachable } from '../mates/catalogue-samples.ts';
import { gold, orderAt } from './billing-samples.ts';
import { abandoned, broken, done, rejected } from '../support/outcomes.ts';

const offer = { item: gold, sales: 'sandbox' } as const;

export const model = modelOf(checkoutMachine, {
  inputs: [
    { packageId: 'gold-100', orderId: null },
    { packageId: 'gold-100', orderId: 'order-1' },
  ],
  events: {},
  actors: {
    fetchOffer: {
      done: [
        { offer, order: null },
        { offer, order: orderAt('pending') },
        { offer: { item: gold, sales: 'closed' }, order: null },
        null,
      ],
      error: [unreachable, expired],
    },
    placeOrder: { done: [done(orderAt('pending')), rejected(unreachable), abandoned], error: [broken] },
    payment: { done: [undefined], error: [broken] },
  },
  view: ({ offer: found, order, attempt, failure }) => ({
    sales: found?.sales,
    status: order?.status,
    attempt: Math.min(attempt, 1),
    failure: failure?.kind,
  }),
  rests: ['notFound', 'offering'],
});
