import { assign, setup, type ActorRefFrom } from 'xstate';
import type { SubscriptionInfo } from '../../../contract/billing/subscription.ts';
import type { UserBenefits } from '../../../contract/sign-in/user.ts';
import {
  failureOf,
  isAbandoned,
  isExecuted,
  notProvidedAttempt,
  resultOf,
} from '../shared/commands/command.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { showToast } from '../shared/toast.ts';

export interface PlansContext {
  readonly info: SubscriptionInfo | null;
  /** Counts the exchanges that succeeded: an exchange that is sent again counts as the same. */
  readonly exchanges: number;
}

export type PlansEvent = { readonly type: 'load.retry' } | { readonly type: 'gold.exchange' };

export type PlansTag = 'failed';

/** The plans on sale, and the exchange of gold coins for chats. */
export const plansMachine = setup({
  types: {
    context: {} as PlansContext,
    events: {} as PlansEvent,
    tags: {} as PlansTag,
    children: {} as { request: 'fetchInfo'; exchangeGold: 'exchangeGold' },
  },
  actors: {
    fetchInfo: notProvidedRequest<SubscriptionInfo>('fetchInfo'),
    exchangeGold: notProvidedAttempt<UserBenefits, { exchanges: number }>('exchangeGold'),
  },
  actions: {
    setInfo: assign((_, { info }: { info: SubscriptionInfo }) => ({ info })),
    countExchange: assign({ exchanges: ({ context }) => context.exchanges + 1 }),
    changeBenefits: (_, _params: { benefits: UserBenefits }) => {},
    showToast,
  },
  guards: { isExecuted, isAbandoned },
}).createMachine({
  id: 'plans',
  description: 'Shows the plans on sale and exchanges gold coins for chats.',
  context: { info: null, exchanges: 0 },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchInfo',
        onDone: {
          target: 'ready',
          actions: { type: 'setInfo', params: ({ event }) => ({ info: event.output }) },
        },
        onError: 'failed',
      },
    },
    ready: {
      initial: 'idle',
      states: {
        idle: { on: { 'gold.exchange': 'exchanging' } },
        exchanging: {
          invoke: {
            id: 'exchangeGold',
            src: 'exchangeGold',
            input: ({ context }) => ({ exchanges: context.exchanges }),
            onDone: [
              {
                guard: { type: 'isExecuted', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'changeBenefits', params: ({ event }) => ({ benefits: resultOf(event.output) }) },
                  'countExchange',
                  { type: 'showToast', params: { key: 'goldExchanged' } },
                ],
              },
              { guard: { type: 'isAbandoned', params: ({ event }) => event.output }, target: 'idle' },
              {
                target: 'idle',
                description: 'A retry sends the same exchange, which the server executes once only.',
                actions: {
                  type: 'showToast',
                  params: ({ event }) => ({ key: 'goldNotExchanged', error: failureOf(event.output) }),
                },
              },
            ],
            onError: 'idle',
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type PlansActor = ActorRefFrom<typeof plansMachine>;
