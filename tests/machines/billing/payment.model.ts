import { paymentMachine } from '../../../src/machines/billing/payment.machine.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { unreachable } from '../mates/catalogue-samples.ts';
import { elsewhere, orderAt } from './billing-samples.ts';
import { abandoned, done, rejected } from '../support/outcomes.ts';

const ends = (['pending', 'paid', 'declined', 'expired', 'refunded'] as const).map((status) =>
  orderAt(status),
);

export const model = modelOf(paymentMachine, {
  inputs: [
    { order: orderAt('pending'), isNew: true },
    { order: elsewhere('pending'), isNew: true },
    { order: elsewhere('pending'), isNew: false },
    { order: elsewhere('refunded'), isNew: false },
  ],
  events: {
    'xstate.done.actor.check.*': [],
    'xstate.error.actor.check.*': [],
    'payment.choose': [{ choice: 'pay' }, { choice: 'decline' }],
  },
  actors: {
    choosePayment: { done: [...ends.map(done), rejected(unreachable), abandoned], error: [unreachable] },
    fetchOrder: { done: [...ends, elsewhere('pending')], error: [unreachable] },
  },
  // One check that hangs shows what each does.
  within: ({ context: { hung } }, { type }) => hung === 0 || !type.includes('.checkLimit.'),
  view: ({ order, isNew, failure, hung }) => ({
    hung,
    status: order.status,
    rangeChanged: order.checkoutUrl !== null,
    isNew,
    failure: failure?.kind,
  }),
  rests: ['paid'],
});
