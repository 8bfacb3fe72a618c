/** Properties from the offer of a package to its order. */
import type { AnyMachineSnapshot } from 'xstate';
import { checkoutMachine } from '../../../src/machines/billing/checkout.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  does,
  doesNot,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isKind,
  isSame,
  starts,
  startsNothing,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './checkout.model.ts';

type State = AnyMachineSnapshot;

const isForSale = ({ context }: State): boolean => context.offer !== null && context.offer.sales !== 'closed';
const found = (event: object): unknown => partOf(event, 'output');
const isOrdered = (event: object): boolean =>
  partOf(event, 'output', 'order') !== null && found(event) !== null;
const ofPackage = (input: unknown, _: unknown, { context }: State): boolean =>
  partOf(input, 'packageId') === context.packageId;
const loads = all(
  has('busy'),
  starts(
    'fetchOffer',
    (...given) => ofPackage(...given) && partOf(given[0], 'orderId') === given[2].context.orderId,
  ),
);

const requests: readonly Rule[] = [
  { on: 'load.retry', when: has('failed', 'slow'), leadsTo: loads },
  {
    on: 'order.place',
    when: (state) => has('offering')(state) && isForSale(state),
    leadsTo: all(
      starts(
        'placeOrder',
        (...given) => ofPackage(...given) && partOf(given[0], 'attempt') === given[2].context.attempt,
      ),
      ({ context }) => context.failure === null,
    ),
  },
  { on: 'order.place', when: (state) => !isForSale(state), leadsTo: startsNothing },
];

const answers: readonly Rule[] = [
  {
    on: done('fetchOffer'),
    when: (_, event) => isOrdered(event),
    leadsTo: all(has('following'), ({ context }, _, event) =>
      isSame(context.order, partOf(event, 'output', 'order')),
    ),
  },
  {
    on: done('fetchOffer'),
    when: (_, event) => found(event) !== null && !isOrdered(event),
    leadsTo: all(
      has('offering'),
      ({ context }, _, event) =>
        context.failure === null && isSame(context.offer, partOf(event, 'output', 'offer')),
    ),
  },
  { on: done('fetchOffer'), when: (_, event) => found(event) === null, leadsTo: has('notFound') },
  { on: failed('fetchOffer'), leadsTo: all(has('failed'), ({ context }) => context.failure !== null) },
  {
    on: done('placeOrder'),
    when: isKind('done'),
    leadsTo: all(has('following'), does('addOrderToUrl'), starts('payment'), ({ context }, _, event) =>
      isSame(context.order, partOf(event, 'output', 'result')),
    ),
  },
  {
    on: done('placeOrder'),
    when: isKind('rejected'),
    leadsTo: all(has('offering'), doesNot('addOrderToUrl'), ({ context }) => context.failure !== null),
  },
  { on: failed('placeOrder'), leadsTo: has('offering') },
  {
    on: done('payment'),
    leadsTo: starts(
      'placeOrder',
      (input, _, { context }) => partOf(input, 'attempt') === context.attempt + 1,
    ),
  },
  { on: failed('payment'), leadsTo: all(has('failed'), ({ context }) => context.failure !== null) },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  properties: [
    obeys('what is on sale can be ordered once', requests),
    obeys('each answer is shown', answers),
  ],
  faults: faultsOf(checkoutMachine, {
    'what is on sale can be ordered once': 'checkout.offering on order.place: guard isForSale always holds',
    'each answer is shown': 'checkout.ordering placeOrder done[0]: goes to loading',
  }),
};
