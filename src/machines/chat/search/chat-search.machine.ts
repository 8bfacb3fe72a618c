import { assign, setup, spawnChild, stopChild, type AnyActorLogic, type ActorRefFrom } from 'xstate';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';
import type { BranchShown } from '../message-actions.machine.ts';

/** The input of a search in a chat. */
export interface SearchStart {
  /** Whether only pinned messages are found; without a text all of them. */
  readonly pinned: boolean;
}

export interface ChatSearchInput {
  readonly parentRef: ParentRef<BranchShown>;
  readonly roomId: string;
  /** Null where it is closed at first. */
  readonly start: SearchStart | null;
}

export type ChatSearchEvent =
  | ({ readonly type: 'search.open' } & SearchStart)
  | { readonly type: 'search.close' }
  | { readonly type: 'load.retry' }
  | { readonly type: 'xstate.error.actor.searchHits'; readonly error: unknown };

/** `crashed`: it cannot be shown until it is loaded again. */
export type ChatSearchTag = 'crashed';

export const chatSearchMachine = setup({
  types: {
    context: {} as ChatSearchInput,
    input: {} as ChatSearchInput,
    events: {} as ChatSearchEvent,
    tags: {} as ChatSearchTag,
  },
  actors: {
    loadSearch: notProvidedPromise<void>('loadSearch'),
    /** A placeholder: `openSearch` spawns the machine whose code was loaded. */
    searchHits: notProvidedPromise<void>('searchHits') as AnyActorLogic,
  },
  actions: {
    setStart: assign((_, { pinned }: SearchStart) => ({ start: { pinned } })),
    clearStart: assign({ start: null }),
    openSearch: spawnChild('searchHits', { id: 'searchHits' }),
    closeSearch: stopChild('searchHits'),
  },
  guards: { hasStart: ({ context }) => context.start !== null },
}).createMachine({
  id: 'chatSearch',
  description: 'The search in the open chat. Its code is loaded when it is opened.',
  context: ({ input }) => input,
  initial: 'closed',
  on: {
    'search.open': { target: '.loading', actions: { type: 'setStart', params: ({ event }) => event } },
  },
  states: {
    closed: {
      description: 'It opens at once where the address contains a search.',
      always: { guard: 'hasStart', target: 'loading' },
    },
    loading: {
      invoke: {
        id: 'loadSearch',
        src: 'loadSearch',
        onDone: 'open',
        onError: 'crashed',
      },
    },
    open: {
      entry: 'openSearch',
      exit: 'closeSearch',
      on: {
        'search.close': { target: 'closed', actions: 'clearStart' },
        'xstate.error.actor.searchHits': 'crashed',
      },
    },
    crashed: { tags: 'crashed', on: { 'load.retry': 'loading' } },
  },
});

export type ChatSearchActor = ActorRefFrom<typeof chatSearchMachine>;
