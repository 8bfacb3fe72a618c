import { assign, setup, type ActorRefFrom } from 'xstate';
import { notProvidedEvents } from '../../shared/placeholders.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import type { Room } from '../../../../contract/rooms/room.ts';
import type { Mate, Recommendation, TrendingRank } from '../../../../contract/mates/mate.ts';

export interface DiscoverInput {
  readonly isSignedIn: boolean;
}

export interface DiscoverContext extends DiscoverInput {
  readonly pick: Mate | null;
  readonly mates: readonly Mate[];
  readonly ranks: TrendingRank['ranks'];
  /** The tag that the list is narrowed to; null shows everybody. */
  readonly tag: string | null;
  /** The user's conversations, the most recently used first; none of a visitor. */
  readonly chats: Chats;
}

export type DiscoverEvent =
  | { readonly type: 'tag.choose'; readonly tag: string | null }
  | { readonly type: 'load.retry' }
  | CopyFound;

/** The chats as this browser has stored them. */
export interface CopyFound {
  readonly type: 'copy.found';
  readonly chats: Chats;
}

export type DiscoverTag = 'failed' | 'empty' | 'ranksFailed' | 'chatsFailed';

/** The mates of the catalogue for this screen; no mate at all is an answer too. */
export type Catalogue = Recommendation;
export type Ranks = TrendingRank['ranks'];
export type Chats = readonly Room[];

/** The first screen: the user's latest chats, recommended mates and the ranking. */
export const discoverMachine = setup({
  types: {
    context: {} as DiscoverContext,
    input: {} as DiscoverInput,
    events: {} as DiscoverEvent,
    tags: {} as DiscoverTag,
    children: {} as {
      request: 'fetchCatalogue';
      ranks: 'fetchRanks';
      chats: 'fetchChats';
      copy: 'offerCopy';
    },
  },
  actors: {
    fetchCatalogue: notProvidedRequest<Catalogue>('fetchCatalogue'),
    fetchRanks: notProvidedRequest<Ranks>('fetchRanks'),
    fetchChats: notProvidedRequest<Chats>('fetchChats'),
    /** Sends the copy of the chats that this browser has, if any. */
    offerCopy: notProvidedEvents<CopyFound>('offerCopy'),
  },
  actions: {
    setCatalogue: assign((_, { pick, mates }: Catalogue) => ({ pick, mates })),
    setRanks: assign((_, { ranks }: { ranks: Ranks }) => ({ ranks })),
    setChats: assign((_, { chats }: { chats: Chats }) => ({ chats })),
    setTag: assign((_, { tag }: { tag: string | null }) => ({ tag })),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    hasMates: (_, { mates, pick }: Catalogue) => mates.length > 0 || pick !== null,
  },
}).createMachine({
  id: 'discover',
  description:
    'Loads the mates, the ranking and the chats of a user. The screen also works without the ranking and the chats.',
  type: 'parallel',
  context: ({ input }) => ({ ...input, pick: null, mates: [], ranks: [], tag: null, chats: [] }),
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
    chats: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isSignedIn', target: 'loading' }, { target: 'unused' }] },
        unused: { description: 'A visitor has no chats.' },
        loading: {
          invoke: [
            {
              id: 'chats',
              src: 'fetchChats',
              onDone: {
                target: 'ready',
                actions: { type: 'setChats', params: ({ event }) => ({ chats: event.output }) },
              },
              onError: 'failed',
            },
            {
              id: 'copy',
              src: 'offerCopy',
              onError: { description: 'Without a copy the chats are shown when the server has sent them.' },
            },
          ],
          on: { 'copy.found': { actions: { type: 'setChats', params: ({ event }) => event } } },
        },
        ready: {},
        failed: {
          tags: 'chatsFailed',
          description: 'The first screen is that of a visitor; the list of chats has a page of its own.',
          on: { 'load.retry': 'loading' },
        },
      },
    },
  },
});

export type DiscoverActor = ActorRefFrom<typeof discoverMachine>;
