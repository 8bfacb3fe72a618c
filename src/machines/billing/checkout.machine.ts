import { assign, setup, type ActorRefFrom } from 'xstate';
import type { Order, Package, Sales } from '../../../contract/billing/subscription.ts';
import {
  failureOf,
  isExecuted,
  notProvidedAttempt,
  resultOf,
  type CommandOutcome,
} from '../shared/commands/command.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure, type Failure } from '../shared/failure.ts';
import { paymentMachine, type PaymentInput } from './payment.machine.ts';

/** A package, and whether and how it can be bought. */
export interface Offer {
  readonly item: Package;
  readonly sales: Sales;
}

/** The offer that a URL names: a package, and its order if it has one. */
export interface FoundOffer {
  readonly offer: Offer;
  readonly order: Order | null;
}

export interface CheckoutInput {
  readonly packageId: string;
  /** An order placed earlier; null for a new one. */
  readonly orderId: string | null;
}

export interface CheckoutContext extends CheckoutInput {
  readonly offer: Offer | null;
  readonly order: Order | null;
  /** Counts the orders that ended without a payment. Retrying an order does not count. */
  readonly attempt: number;
  readonly failure: Failure | null;
}

export type CheckoutEvent = { readonly type: 'load.retry' } | { readonly type: 'order.place' };

export type CheckoutTag = 'busy' | 'slow' | 'failed' | 'notFound' | 'offering' | 'following';

/** One package: the offer, and its order. */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    tags: {} as CheckoutTag,
    input: {} as CheckoutInput,
    children: {} as { fetchOffer: 'fetchOffer'; placeOrder: 'placeOrder'; payment: 'payment' },
  },
  actors: {
    fetchOffer: notProvidedPromise<FoundOffer | null, CheckoutInput>('fetchOffer'),
    placeOrder: notProvidedAttempt<Order, { packageId: string; attempt: number }>('placeOrder'),
    payment: paymentMachine,
  },
  actions: {
    setOffer: assign((_, { found }: { found: FoundOffer | null }) => ({ ...found, failure: null })),
    setOrder: assign((_, { order }: { order: Order }) => ({ order })),
    setRejection: assign((_, outcome: CommandOutcome) => ({ failure: failureOf(outcome) })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    startNewOrder: assign({ attempt: ({ context }) => context.attempt + 1 }),
    addOrderToUrl: (_, _params: { order: Order }) => {},
  },
  guards: {
    isExecuted,
    isFound: (_, { found }: { found: FoundOffer | null }) => found !== null,
    isOrdered: (_, { found }: { found: FoundOffer | null }) => found !== null && found.order !== null,
    isForSale: ({ context }) => context.offer !== null && context.offer.sales !== 'closed',
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'checkout',
  description: 'Offers one package, orders it, and follows the order until it is paid or ended.',
  context: ({ input }) => ({
    packageId: input.packageId,
    orderId: input.orderId,
    offer: null,
    order: null,
    attempt: 0,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchOffer',
        src: 'fetchOffer',
        input: ({ context }) => ({ packageId: context.packageId, orderId: context.orderId }),
        onDone: [
          {
            guard: { type: 'isOrdered', params: ({ event }) => ({ found: event.output }) },
            target: 'following',
            actions: { type: 'setOffer', params: ({ event }) => ({ found: event.output }) },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'offering',
            actions: { type: 'setOffer', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'notFound' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow', on: { 'load.retry': '#checkout.loading' } },
      },
    },
    notFound: { tags: 'notFound', description: 'The URL names no package on sale.' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
    offering: {
      tags: 'offering',
      on: { 'order.place': { guard: 'isForSale', target: 'ordering', actions: 'clearFailure' } },
    },
    ordering: {
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({ packageId: context.packageId, attempt: context.attempt }),
        onDone: [
          {
            guard: { type: 'isExecuted', params: ({ event }) => event.output },
            target: 'following',
            actions: [
              { type: 'setOrder', params: ({ event }) => ({ order: resultOf(event.output) }) },
              { type: 'addOrderToUrl', params: ({ event }) => ({ order: resultOf(event.output) }) },
            ],
          },
          {
            target: 'offering',
            description: 'A retry places the same order.',
            actions: { type: 'setRejection', params: ({ event }) => event.output },
          },
        ],
        onError: 'offering',
      },
    },
    following: {
      tags: 'following',
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => toPaymentInput(context),
        onDone: { target: 'ordering', actions: 'startNewOrder' },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
    },
  },
});

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

/** Returns the input of the payment. The order is new unless the URL named it. */
function toPaymentInput({ order, orderId }: CheckoutContext): PaymentInput {
  if (order === null) throw new Error('There is no order to follow.');
  return { order, isNew: order.orderId !== orderId };
}
