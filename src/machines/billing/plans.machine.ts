import { assign, setup } from 'xstate';
import type { SubscriptionInfo } from '../../../contract/subscription.ts';
import type { UserBenefits } from '../../../contract/user.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure } from '../shared/failure.ts';
import type { PlansContext, PlansEvent, PlansTag } from './plans.types.ts';

/** What can be bought, and what gold coins are given for. */
export const plansMachine = setup({
  types: {
    context: {} as PlansContext,
    events: {} as PlansEvent,
    tags: {} as PlansTag,
  },
  actors: {
    fetchInfo: notProvidedPromise<SubscriptionInfo>('fetchInfo'),
    exchangeGold: notProvidedPromise<UserBenefits, { exchanges: number }>('exchangeGold'),
  },
  actions: {
    setInfo: assign((_, { info }: { info: SubscriptionInfo }) => ({ info, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    countExchange: assign({ exchanges: ({ context }) => context.exchanges + 1 }),
    changeBenefits: (_, _params: { benefits: UserBenefits }) => {},
    notifyExchanged: () => {},
    notifyFailure: (_, _params: { error: unknown }) => {},
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'plans',
  description: 'Shows what can be bought and gives gold coins for chats.',
  context: { info: null, exchanges: 0, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchInfo',
        src: 'fetchInfo',
        onDone: {
          target: 'ready',
          actions: { type: 'setInfo', params: ({ event }) => ({ info: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The call has no time limit, so the user is offered a retry.',
          on: { 'load.retry': '#plans.loading' },
        },
      },
    },
    ready: {
      initial: 'resting',
      states: {
        resting: { on: { 'gold.exchange': 'exchanging' } },
        exchanging: {
          tags: 'exchanging',
          invoke: {
            id: 'exchangeGold',
            src: 'exchangeGold',
            input: ({ context }) => ({ exchanges: context.exchanges }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'changeBenefits', params: ({ event }) => ({ benefits: event.output }) },
                'countExchange',
                'notifyExchanged',
              ],
            },
            onError: {
              target: 'resting',
              description: 'Pressed again, it is the same exchange: it can happen once only.',
              actions: { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
          initial: 'prompt',
          states: {
            prompt: { after: { slowAfter: 'slow' } },
            slow: { tags: 'slow', on: { 'load.cancel': '#plans.ready.resting' } },
          },
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
