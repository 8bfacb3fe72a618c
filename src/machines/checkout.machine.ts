import { assign, setup } from 'xstate';
import type { Order, OrderStatus, SandboxChoice } from '../../contract/subscription.ts';
import { absentPromise } from './absent.ts';
import type { CheckoutContext, CheckoutEvent, CheckoutTag, Offer } from './checkout.types.ts';
import { toFailure } from './failure.ts';

/** One package, from the offer to the end of its order. */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    tags: {} as CheckoutTag,
    input: {} as { readonly packageId: string },
  },
  actors: {
    fetchOffer: absentPromise<Offer | null, { packageId: string }>('fetchOffer'),
    placeOrder: absentPromise<Order, { packageId: string; attempt: number }>('placeOrder'),
    choosePayment: absentPromise<Order, { orderId: string; choice: SandboxChoice }>('choosePayment'),
    fetchOrder: absentPromise<Order, { orderId: string }>('fetchOrder'),
  },
  actions: {
    keepOffer: assign((_, { offer }: { offer: Offer | null }) => ({ offer, failure: null })),
    keepOrder: assign((_, { order }: { order: Order }) => ({ order })),
    keepChoice: assign((_, { choice }: { choice: SandboxChoice }) => ({ choice })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    beginAnew: assign({ attempt: ({ context }) => context.attempt + 1, order: null, failure: null }),
    changeBenefits: (_, _params: { order: Order | null }) => {},
  },
  guards: {
    isKnown: (_, { offer }: { offer: Offer | null }) => offer !== null,
    isForSale: ({ context }) => context.offer?.sales === 'sandbox',
    isAt: ({ context }, { status }: { status: OrderStatus }) => context.order?.status === status,
  },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'checkout',
  description: 'Orders one package and follows the order to its end.',
  context: ({ input }) => ({
    packageId: input.packageId,
    offer: null,
    order: null,
    attempt: 0,
    choice: 'pay',
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchOffer',
        src: 'fetchOffer',
        input: ({ context }) => ({ packageId: context.packageId }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ offer: event.output }) },
            target: 'offering',
            actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          { target: 'unknown' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { patience: 'slow' } },
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
          target: 'placed',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: {
          target: 'offering',
          description: 'Pressed again, it is the same order.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { patience: 'slow' } },
        slow: { tags: 'slow', on: { 'load.cancel': '#checkout.offering' } },
      },
    },
    placed: {
      description: 'How the order stands decides what is shown.',
      always: [
        { guard: { type: 'isAt', params: { status: 'paid' } }, target: 'paid' },
        { guard: { type: 'isAt', params: { status: 'declined' } }, target: 'declined' },
        { guard: { type: 'isAt', params: { status: 'expired' } }, target: 'expired' },
        { target: 'paying' },
      ],
    },
    paying: {
      tags: 'paying',
      on: {
        'payment.choose': {
          target: 'deciding',
          actions: [
            { type: 'keepChoice', params: ({ event }) => ({ choice: event.choice }) },
            'forgetFailure',
          ],
        },
      },
    },
    deciding: {
      tags: 'working',
      invoke: {
        id: 'choosePayment',
        src: 'choosePayment',
        input: ({ context }) => ({ orderId: context.order?.orderId ?? '', choice: context.choice }),
        onDone: {
          target: 'placed',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: {
          target: 'checking',
          description: 'It may have arrived all the same.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { patience: 'slow' } },
        slow: { tags: 'slow', on: { 'load.cancel': '#checkout.checking' } },
      },
    },
    checking: {
      tags: 'working',
      invoke: {
        id: 'fetchOrder',
        src: 'fetchOrder',
        input: ({ context }) => ({ orderId: context.order?.orderId ?? '' }),
        onDone: {
          target: 'placed',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: {
          target: 'paying',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { patience: 'slow' } },
        slow: { tags: 'slow', on: { 'load.cancel': '#checkout.paying' } },
      },
    },
    paid: {
      tags: 'paid',
      entry: { type: 'changeBenefits', params: ({ context }) => ({ order: context.order }) },
    },
    declined: { tags: 'declined', on: { 'order.place': { target: 'ordering', actions: 'beginAnew' } } },
    expired: { tags: 'expired', on: { 'order.place': { target: 'ordering', actions: 'beginAnew' } } },
  },
});
