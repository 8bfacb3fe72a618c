import { assign, setup, type ActorRefFrom } from 'xstate';
import { notProvidedRequest } from '../../shared/request.ts';
import type { Mate, Recommendation, TrendingRank } from '../../../../contract/mate.ts';

export interface DiscoverContext {
  readonly pick: Mate | null;
  readonly mates: readonly Mate[];
  readonly ranks: TrendingRank['ranks'];
  /** The tag that the list is narrowed to; null shows everybody. */
  readonly tag: string | null;
}

export type DiscoverEvent =
  | { readonly type: 'tag.choose'; readonly tag: string | null }
  | { readonly type: 'load.retry' };

export type DiscoverTag = 'failed' | 'empty' | 'ranksFailed';

/** The mates of the catalogue for this screen; no mate at all is an answer too. */
export type Catalogue = Recommendation;
export type Ranks = TrendingRank['ranks'];

/** The first screen: recommended mates and the ranking. */
export const discoverMachine = setup({
  types: {
    context: {} as DiscoverContext,
    events: {} as DiscoverEvent,
    tags: {} as DiscoverTag,
    children: {} as { request: 'fetchCatalogue'; ranks: 'fetchRanks' },
  },
  actors: {
    fetchCatalogue: notProvidedRequest<Catalogue>('fetchCatalogue'),
    fetchRanks: notProvidedRequest<Ranks>('fetchRanks'),
  },
  actions: {
    setCatalogue: assign((_, { pick, mates }: Catalogue) => ({ pick, mates })),
    setRanks: assign((_, { ranks }: { ranks: Ranks }) => ({ ranks })),
    setTag: assign((_, { tag }: { tag: string | null }) => ({ tag })),
  },
  guards: {
    hasMates: (_, { mates, pick }: Catalogue) => mates.length > 0 || pick !== null,
  },
}).createMachine({
  id: 'discover',
  description: 'Loads the mates and the ranking. The screen also works without the ranking.',
  type: 'parallel',
  context: { pick: null, mates: [], ranks: [], tag: null },
  states: {
    catalogue: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'request',
            src: 'fetchCatalogue',
            onDone: [
              {
                guard: { type: 'hasMates', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'setCatalogue', params: ({ event }) => event.output },
              },
              { target: 'empty' },
            ],
            onError: 'failed',
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
          invoke: {
            id: 'ranks',
            src: 'fetchRanks',
            onDone: {
              target: 'ready',
              actions: { type: 'setRanks', params: ({ event }) => ({ ranks: event.output }) },
            },
            onError: 'failed',
          },
        },
        ready: {},
        failed: { tags: 'ranksFailed', on: { 'load.retry': 'loading' } },
      },
    },
  },
});

export type DiscoverActor = ActorRefFrom<typeof discoverMachine>;
