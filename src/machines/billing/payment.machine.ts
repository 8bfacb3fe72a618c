import { assign, setup, spawnChild, type ActorRefFrom, type SnapshotFrom, type AnyActorRef } from 'xstate';
import type { Order, OrderStatus, SandboxChoice } from '../../../contract/billing/subscription.ts';
import { checkId, isCurrentCheck, type CheckEvent, type Checks } from '../shared/checks.ts';
import {
  failureOf,
  isExecuted,
  notProvidedAttempt,
  resultOf,
  type CommandOutcome,
  type CommandActor,
} from '../shared/commands/command.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure, type Failure } from '../shared/failure.ts';

export interface PaymentInput {
  readonly order: Order;
  /** True for an order placed in this visit, which redirects to its provider; false when the user returns to it. */
  readonly isNew: boolean;
}

export interface PaymentContext extends Checks {
  readonly order: Order;
  readonly isNew: boolean;
  readonly choice: SandboxChoice;
  readonly failure: Failure | null;
}

export type PaymentEvent =
  | CheckEvent<Order>
  | { readonly type: 'load.cancel' }
  | { readonly type: 'payment.choose'; readonly choice: SandboxChoice }
  | { readonly type: 'checkout.open' }
  | { readonly type: 'order.restart' };

export type PaymentTag =
  | 'slow'
  | 'paying'
  | 'awaiting'
  | 'working'
  | 'paid'
  | 'declined'
  | 'expired'
  | 'refunded';

/** An order, from its placement to its end. */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    input: {} as PaymentInput,
    events: {} as PaymentEvent,
    tags: {} as PaymentTag,
  },
  actors: {
    choosePayment: notProvidedAttempt<Order, { orderId: string; choice: SandboxChoice }>('choosePayment'),
    fetchOrder: notProvidedPromise<Order, { orderId: string }>('fetchOrder'),
  },
  actions: {
    setOrder: assign((_, { order }: { order: Order }) => ({ order, failure: null })),
    setChoice: assign((_, { choice }: { choice: SandboxChoice }) => ({ choice, failure: null })),
    setRejection: assign((_, outcome: CommandOutcome) => ({ failure: failureOf(outcome) })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    countHung: assign({ hung: ({ context }) => context.hung + 1 }),
    startCheck: spawnChild('fetchOrder', {
      id: ({ context }) => checkId(context),
      input: ({ context }) => ({ orderId: context.order.orderId }),
    }),
    openCheckout: (_, _params: { order: Order }) => {},
    changeBenefits: (_, _params: { order: Order }) => {},
  },
  guards: {
    isExecuted,
    isCurrentCheck,
    hasStatus: ({ context }, { status }: { status: OrderStatus }) => context.order.status === status,
    isPaidElsewhere: ({ context }) => context.order.checkoutUrl !== null,
    isNewElsewhere: ({ context: { isNew, order } }) =>
      isNew && order.status === 'pending' && order.checkoutUrl !== null,
  },
  delays: { slowAfter: 15_000, pollInterval: 3000, checkLimit: 10_000 },
}).createMachine({
  id: 'payment',
  description: 'Follows one order to its end, in the test checkout or at a payment provider.',
  context: ({ input }) => ({ order: input.order, isNew: input.isNew, choice: 'pay', failure: null, hung: 0 }),
  initial: 'deciding',
  on: {
    'xstate.error.actor.check.*': { description: 'The check had hung: others were started.' },
  },
  states: {
    deciding: {
      description: 'A new order redirects to the provider; returning to an order does not.',
      always: [
        {
          guard: 'isNewElsewhere',
          target: 'awaiting',
          actions: { type: 'openCheckout', params: ({ context }) => ({ order: context.order }) },
        },
        { target: 'resolving' },
      ],
    },
    resolving: {
      description: 'The status of the order decides.',
      always: [
        { guard: { type: 'hasStatus', params: { status: 'paid' } }, target: 'paid' },
        { guard: { type: 'hasStatus', params: { status: 'declined' } }, target: 'declined' },
        { guard: { type: 'hasStatus', params: { status: 'expired' } }, target: 'expired' },
        { guard: { type: 'hasStatus', params: { status: 'refunded' } }, target: 'refunded' },
        { guard: 'isPaidElsewhere', target: 'awaiting' },
        { target: 'paying' },
      ],
    },
    paying: {
      tags: 'paying',
      on: {
        'payment.choose': {
          target: 'choosing',
          actions: { type: 'setChoice', params: ({ event }) => ({ choice: event.choice }) },
        },
      },
    },
    choosing: {
      tags: 'working',
      invoke: {
        id: 'choosePayment',
        src: 'choosePayment',
        input: ({ context }) => ({ orderId: context.order.orderId, choice: context.choice }),
        onDone: [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'resolving',
            actions: { type: 'setOrder', params: ({ event }) => ({ order: resultOf(event.output) }) },
          },
          {
            target: 'checking',
            description: 'The choice may have been accepted all the same.',
            actions: { type: 'setRejection', params: ({ event }) => event.output },
          },
        ],
        onError: 'checking',
      },
    },
    checking: {
      tags: 'working',
      description: 'Fetches the status, since the response was lost.',
      invoke: {
        id: 'checkOrder',
        src: 'fetchOrder',
        input: ({ context }) => ({ orderId: context.order.orderId }),
        onDone: {
          target: 'resolving',
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: {
          target: 'paying',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow', on: { 'load.cancel': '#payment.paying' } },
      },
    },
    awaiting: {
      tags: 'awaiting',
      description: 'The provider informs the server, not the page: the page polls the server.',
      on: {
        'checkout.open': {
          actions: { type: 'openCheckout', params: ({ context }) => ({ order: context.order }) },
        },
        'xstate.done.actor.check.*': {
          target: 'resolving',
          description: 'The answer of each check counts, however late.',
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
        },
      },
      initial: 'waiting',
      states: {
        waiting: { after: { pollInterval: 'polling' } },
        polling: {
          entry: 'startCheck',
          after: { checkLimit: { target: 'polling', reenter: true, actions: 'countHung' } },
          on: {
            'xstate.error.actor.check.*': {
              guard: { type: 'isCurrentCheck', params: ({ event }) => event },
              target: 'waiting',
              actions: { type: 'setFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
    paid: {
      tags: 'paid',
      entry: { type: 'changeBenefits', params: ({ context }) => ({ order: context.order }) },
    },
    refunded: { tags: 'refunded', on: { 'order.restart': 'ended' } },
    declined: { tags: 'declined', on: { 'order.restart': 'ended' } },
    expired: { tags: 'expired', on: { 'order.restart': 'ended' } },
    ended: { type: 'final', description: 'The user places a new order.' },
  },
});

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

type Snapshot = SnapshotFrom<typeof paymentMachine>;

export type PaymentStep = 'pay' | 'await' | 'paid' | 'declined' | 'expired' | 'refunded';

/** Sends what the user chose; undefined while it does not. */
export function selectChoosing({ children }: Snapshot): CommandActor | undefined {
  // The checks have changing names, so the type of a child does not depend on its name.
  const ref: AnyActorRef | undefined = children['choosePayment'];
  return ref;
}

/** The step to show: `pay` is the test checkout, `await` a payment at the provider. */
export const selectStep = (snapshot: Snapshot): PaymentStep => {
  for (const end of ['paid', 'declined', 'expired', 'refunded'] as const) {
    if (snapshot.hasTag(end)) return end;
  }
  return snapshot.hasTag('awaiting') ? 'await' : 'pay';
};
