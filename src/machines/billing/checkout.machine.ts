import { assign, setup } from 'xstate';
import type { Order } from '../../../contract/subscription.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutTag,
  FoundOffer,
} from './checkout.types.ts';
import { toFailure } from '../shared/failure.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentInput } from './payment.types.ts';

/** One package, from the offer to its order. */
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
    placeOrder: notProvidedPromise<Order, { packageId: string; attempt: number }>('placeOrder'),
    payment: paymentMachine,
  },
  actions: {
    setFound: assign((_, { found }: { found: FoundOffer | null }) => ({ ...found, failure: null })),
    setOrder: assign((_, { order }: { order: Order }) => ({ order })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    beginAnew: assign({ attempt: ({ context }) => context.attempt + 1, order: null }),
    rememberOrder: (_, _params: { order: Order }) => {},
  },
  guards: {
    isKnown: (_, { found }: { found: FoundOffer | null }) => found !== null,
    isOrdered: (_, { found }: { found: FoundOffer | null }) => found !== null && found.order !== null,
    isForSale: ({ context }) => context.offer !== null && context.offer.sales !== 'closed',
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'checkout',
  description: 'Offers one package, orders it, and has the order followed to its end.',
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
            actions: { type: 'setFound', params: ({ event }) => ({ found: event.output }) },
          },
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ found: event.output }) },
            target: 'offering',
            actions: { type: 'setFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'unknown' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow', on: { 'load.retry': '#checkout.loading' } },
      },
    },
    unknown: { tags: 'unknown', description: 'The address names no package that is sold.' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
    offering: {
      tags: 'offering',
      on: { 'order.place': { guard: 'isForSale', target: 'ordering', actions: 'forgetFailure' } },
    },
    ordering: {
      tags: 'working',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({ packageId: context.packageId, attempt: context.attempt }),
        onDone: {
          target: 'following',
          actions: [
            { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
            { type: 'rememberOrder', params: ({ event }) => ({ order: event.output }) },
          ],
        },
        onError: {
          target: 'offering',
          description: 'Pressed again, it is the same order.',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow', on: { 'load.cancel': '#checkout.offering' } },
      },
    },
    following: {
      tags: 'following',
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => followed(context),
        onDone: { target: 'ordering', actions: 'beginAnew' },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});

/** An order is new unless the address brought it. */
function followed({ order, orderId }: CheckoutContext): PaymentInput {
  if (order === null) throw new Error('An order was to be followed before there was one.');
  return { order, isNew: order.orderId !== orderId };
}
