import { assign, setup, spawnChild, stopChild, type AnyActorLogic } from 'xstate';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import type { ChatSearchEvent, ChatSearchInput, ChatSearchTag, SearchStart } from './chat-search.types.ts';

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
