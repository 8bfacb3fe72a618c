import { checkoutMachine } from '../../src/machines/checkout.machine.ts';
import { modelOf } from '../model/model.ts';
import { expired, unreachable } from './catalogue-samples.ts';
import { gold, orderAt } from './shop-samples.ts';

const ends = [orderAt('pending'), orderAt('paid'), orderAt('declined'), orderAt('expired')];

export const model = modelOf(checkoutMachine, {
  inputs: [{ packageId: 'gold-100' }],
  events: { 'payment.choose': [{ choice: 'pay' }, { choice: 'decline' }] },
  actors: {
    fetchOffer: {
      done: [{ item: gold, sales: 'sandbox' }, { item: gold, sales: 'closed' }, null],
      error: [unreachable, expired],
    },
    placeOrder: { done: ends, error: [unreachable] },
    choosePayment: { done: ends, error: [unreachable] },
    fetchOrder: { done: ends, error: [unreachable] },
  },
  view: ({ offer, order, failure }) => ({
    sales: offer?.sales,
    status: order?.status,
    failure: failure?.kind,
  }),
  rests: ['unknown', 'paid', 'offering'],
});
