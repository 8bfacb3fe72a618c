/** Properties of an order, from its placement to its end. */
import type { AnyMachineSnapshot } from 'xstate';
import { paymentMachine } from '../../../src/machines/billing/payment.machine.ts';
import type { PropertySet } from 'statechart-tools/properties/properties';
import { always, effectsNamed, obeys, partOf, type Rule } from 'statechart-tools/properties/temporal';
import {
  all,
  does,
  done,
  eventsOf,
  failed,
  faultsOf,
  has,
  isKind,
  isSame,
  lasts,
  runs,
  starts,
  stateBefore,
  stateOf,
  systemsOf,
} from '../support/property-parts.ts';
import { model } from './payment.model.ts';

type State = AnyMachineSnapshot;

const orderId = ({ context }: State): unknown => context.order.orderId;
const ofOrder = (input: unknown, _: unknown, before: State): boolean =>
  partOf(input, 'orderId') === orderId(before);
const follows: Rule['leadsTo'] = (state, _, event) =>
  isSame(state.context.order, partOf(event, 'output', 'result') ?? partOf(event, 'output'));

const requests: readonly Rule[] = [
  {
    on: 'payment.choose',
    when: has('paying'),
    leadsTo: all(
      has('working'),
      starts(
        'choosePayment',
        (input, event, before) =>
          ofOrder(input, event, before) && partOf(input, 'choice') === partOf(event, 'choice'),
      ),
      ({ context }) => context.failure === null,
    ),
  },
  { on: 'load.cancel', when: has('slow'), leadsTo: has('paying') },
  {
    on: 'checkout.open',
    when: has('awaiting'),
    leadsTo: all(
      has('awaiting'),
      does('openCheckout', (params, _, { context }) => isSame(partOf(params, 'order'), context.order)),
    ),
  },
  {
    on: 'order.restart',
    when: has('refunded', 'declined', 'expired'),
    leadsTo: ({ status }) => status === 'done',
  },
];

const answers: readonly Rule[] = [
  {
    on: done('choosePayment'),
    when: isKind('done'),
    leadsTo: all(follows, ({ context }) => context.failure === null),
  },
  {
    on: done('choosePayment'),
    when: isKind('rejected', 'abandoned'),
    leadsTo: starts('fetchOrder', ofOrder),
  },
  { on: failed('choosePayment'), leadsTo: starts('fetchOrder', ofOrder) },
  { on: done('checkOrder'), leadsTo: all(follows, ({ context }) => context.failure === null) },
  { on: failed('checkOrder'), leadsTo: all(has('paying'), ({ context }) => context.failure !== null) },
  { on: done('check.0'), when: has('awaiting'), leadsTo: follows },
  {
    on: failed('check.0'),
    when: (state) => has('awaiting')(state) && state.context.hung === 0,
    leadsTo: all(has('awaiting'), ({ context }) => context.failure !== null),
  },
];

export const properties: PropertySet = {
  systems: systemsOf(model, eventsOf(...requests)),
  view: ({ snapshot: { context } }) => [
    context.order.status,
    context.order.checkoutUrl !== null,
    context.hung > 0,
  ],
  properties: [
    obeys('the user decides what becomes of the order', requests),
    obeys('each answer decides what is shown', answers),
    always('the status of the order is the one that is shown', (context) => {
      const state = stateOf(context);
      const { status, checkoutUrl } = state.context.order;
      if (state.status !== 'active' || has('working')(state)) return true;
      return status === 'pending'
        ? has('paying', 'awaiting')(state)
        : has(status)(state) || (has('paying')(state) && checkoutUrl === null);
    }),
    always('a paid order changes the balance once', (context) => {
      const begins =
        has('paid')(stateOf(context)) && (context.event === null || !has('paid')(stateBefore(context)));
      return effectsNamed(context.effects, 'action', 'changeBenefits').length === (begins ? 1 : 0);
    }),
    always('only a new order leads to the provider by itself', (context) => {
      const { isNew, order } = stateOf(context).context;
      const opened = effectsNamed(context.effects, 'action', 'openCheckout').length;
      return (
        context.event !== null ||
        opened === (isNew && order.status === 'pending' && order.checkoutUrl !== null ? 1 : 0)
      );
    }),
    always(
      'a choice is pending as long as it is sent',
      (context) => runs('choosePayment', 'checkOrder')(stateOf(context)) === has('working')(stateOf(context)),
    ),
    lasts(
      'a check that does not answer in 10 seconds is repeated',
      (state) => state.matches({ awaiting: 'polling' }),
      10_000,
      ({ effects }) => effectsNamed(effects, 'started', 'fetchOrder').length > 0,
    ),
    always('each check that hangs is counted', (context) => {
      const isRepeated =
        context.event?.path === null &&
        stateBefore(context).matches({ awaiting: 'polling' }) &&
        stateOf(context).matches({ awaiting: 'polling' });
      return !isRepeated || stateOf(context).context.hung === stateBefore(context).context.hung + 1;
    }),
  ],
  faults: faultsOf(paymentMachine, {
    'the user decides what becomes of the order': 'payment.declined on order.restart: dropped',
    'each answer decides what is shown': 'payment.checking checkOrder failed: without setFailure',
    'the status of the order is the one that is shown': 'payment.paying: without tag paying',
    'a paid order changes the balance once': 'payment.paid entry: without changeBenefits',
    'only a new order leads to the provider by itself':
      'payment.deciding always[0]: guard isNewElsewhere never holds',
    'a choice is pending as long as it is sent': 'payment.choosing: without tag working',
    'a check that does not answer in 10 seconds is repeated': 'payment delay checkLimit: half',
    'each check that hangs is counted': 'payment.awaiting.polling after checkLimit: without countHung',
  }),
};
