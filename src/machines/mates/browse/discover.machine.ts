import { assign, setup } from 'xstate';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import type { Catalogue, DiscoverContext, DiscoverEvent, DiscoverTag, Ranks } from './discover.types.ts';
import { toFailure } from '../../shared/failure.ts';

/** The first screen: recommended mates and the ranking. */
export const discoverMachine = setup({
  types: {
    context: {} as DiscoverContext,
    events: {} as DiscoverEvent,
    tags: {} as DiscoverTag,
  },
  actors: {
    fetchCatalogue: notProvidedPromise<Catalogue>('fetchCatalogue'),
    fetchRanks: notProvidedPromise<Ranks>('fetchRanks'),
  },
  actions: {
    setCatalogue: assign((_, { pick, mates }: Catalogue) => ({ pick, mates, failure: null })),
    setRanks: assign((_, { ranks }: { ranks: Ranks }) => ({ ranks })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setTag: assign((_, { tag }: { tag: string | null }) => ({ tag })),
  },
  guards: {
    hasMates: (_, { mates, pick }: Catalogue) => mates.length > 0 || pick !== null,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'discover',
  description: 'Loads the mates and the ranking. The screen also works without the ranking.',
  type: 'parallel',
  context: { pick: null, mates: [], ranks: [], tag: null, failure: null },
  states: {
    catalogue: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'fetchCatalogue',
            src: 'fetchCatalogue',
            onDone: [
              {
                guard: { type: 'hasMates', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'setCatalogue', params: ({ event }) => event.output },
              },
              { target: 'empty' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'setFailure', params: ({ event }) => event },
            },
          },
          initial: 'pending',
          states: {
            pending: { after: { slowAfter: 'slow' } },
            slow: {
              tags: 'slow',
              description: 'The call has no time limit, so the user is offered a retry.',
              on: { 'load.retry': '#discover.catalogue.loading' },
            },
          },
        },
        ready: {
          on: {
            'tag.choose': { actions: { type: 'setTag', params: ({ event }) => ({ tag: event.tag }) } },
          },
        },
        empty: { tags: 'empty', on: { 'load.retry': 'loading' } },
        failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
      },
    },
    trending: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'ranksBusy',
          invoke: {
            id: 'fetchRanks',
            src: 'fetchRanks',
            onDone: {
              target: 'ready',
              actions: { type: 'setRanks', params: ({ event }) => ({ ranks: event.output }) },
            },
            onError: 'failed',
          },
        },
        ready: {},
        failed: {
          tags: 'ranksFailed',
          on: {
            'ranks.retry': 'loading',
            'load.retry': {
              target: 'loading',
              description: 'Retrying the mates retries the ranking too.',
            },
          },
        },
      },
    },
  },
});
