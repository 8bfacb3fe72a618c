import { assign, setup } from 'xstate';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure } from '../shared/failure.ts';
import { readQuery, toggleTag, writeQuery } from './search.reducers.ts';
import type {
  SearchContext,
  SearchEvent,
  SearchInput,
  SearchPage,
  SearchResult,
  SearchTag,
} from './search.types.ts';

/** Finds mates. The query lives in the address: whatever changes it goes there first and comes back as `query.changed`. */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
    tags: {} as SearchTag,
  },
  actors: {
    fetchResults: notProvidedPromise<SearchResult, SearchPage>('fetchResults'),
    fetchMore: notProvidedPromise<SearchResult, SearchPage>('fetchMore'),
    fetchHotWords: notProvidedPromise<readonly string[]>('fetchHotWords'),
  },
  actions: {
    write: assign((_, { text }: { text: string }) => ({ written: text })),
    applyQuery: assign(({ context }, { search }: { search: string }) => {
      const query = readQuery(search);
      const isWritten = query.q === context.written.trim();
      return isWritten ? { query } : { query, written: query.q, edition: context.edition + 1 };
    }),
    setResults: assign((_, { mates, total, hasMore, tags, corrected }: SearchResult) => ({
      mates,
      total,
      hasMore,
      tags,
      corrected,
      page: 1,
      failure: null,
    })),
    addResults: assign(({ context }, { mates, hasMore }: SearchResult) => ({
      mates: [
        ...context.mates,
        ...mates.filter(({ mateId }) => context.mates.every((mate) => mate.mateId !== mateId)),
      ],
      hasMore,
      page: context.page + 1,
    })),
    setWords: assign((_, { words }: { words: readonly string[] }) => ({ hotWords: words })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    navigateToQuery: (_, _params: { search: string; replace: boolean }) => {},
  },
  guards: {
    differsFromUrl: ({ context }, { text }: { text: string }) => text.trim() !== context.query.q,
    hasAny: (_, { total }: SearchResult) => total > 0,
    hasMore: ({ context }) => context.hasMore,
  },
  delays: { slowAfter: 15_000, debounce: 300 },
}).createMachine({
  id: 'search',
  description: 'Looks for mates as the address says, and lets the person change what it says.',
  type: 'parallel',
  context: ({ input }) => ({
    query: readQuery(input.search),
    written: readQuery(input.search).q,
    edition: 0,
    page: 1,
    mates: [],
    total: 0,
    hasMore: false,
    tags: [],
    corrected: null,
    hotWords: [],
    failure: null,
  }),
  states: {
    field: {
      initial: 'resting',
      on: {
        'query.type': {
          target: '.typing',
          actions: { type: 'write', params: ({ event }) => ({ text: event.text }) },
        },
        'query.submit': [
          {
            guard: { type: 'differsFromUrl', params: ({ event }) => ({ text: event.text }) },
            target: '.resting',
            actions: [
              { type: 'write', params: ({ event }) => ({ text: event.text }) },
              {
                type: 'navigateToQuery',
                params: ({ context, event }) => ({
                  search: writeQuery({ ...context.query, q: event.text.trim() }),
                  replace: true,
                }),
              },
            ],
          },
          { target: '.resting' },
        ],
        'query.changed': '.resting',
      },
      states: {
        resting: {},
        typing: {
          description: 'Each letter restarts the debounce; the URL changes after it.',
          after: {
            debounce: [
              {
                guard: { type: 'differsFromUrl', params: ({ context }) => ({ text: context.written }) },
                target: 'resting',
                actions: {
                  type: 'navigateToQuery',
                  params: ({ context }) => ({
                    search: writeQuery({ ...context.query, q: context.written.trim() }),
                    replace: true,
                  }),
                },
              },
              { target: 'resting' },
            ],
          },
        },
      },
    },
    results: {
      initial: 'searching',
      on: {
        'query.changed': {
          target: '.searching',
          actions: { type: 'applyQuery', params: ({ event }) => ({ search: event.search }) },
        },
        'word.choose': {
          actions: {
            type: 'navigateToQuery',
            params: ({ context, event }) => ({
              search: writeQuery({ ...context.query, q: event.word }),
              replace: false,
            }),
          },
        },
        'tag.toggle': {
          actions: {
            type: 'navigateToQuery',
            params: ({ context, event }) => ({
              search: writeQuery(toggleTag(context.query, event.tag)),
              replace: false,
            }),
          },
        },
        'order.choose': {
          actions: {
            type: 'navigateToQuery',
            params: ({ context, event }) => ({
              search: writeQuery({ ...context.query, order: event.order }),
              replace: false,
            }),
          },
        },
        'creator.drop': {
          actions: {
            type: 'navigateToQuery',
            params: ({ context }) => ({
              search: writeQuery({ ...context.query, creatorId: '' }),
              replace: false,
            }),
          },
        },
        'filters.clear': {
          description: 'The query stays; what narrows it goes.',
          actions: {
            type: 'navigateToQuery',
            params: ({ context }) => ({
              search: writeQuery({ ...context.query, tags: [], creatorId: '' }),
              replace: false,
            }),
          },
        },
      },
      states: {
        searching: {
          tags: 'busy',
          description: 'What was found before stays in sight.',
          invoke: {
            id: 'fetchResults',
            src: 'fetchResults',
            input: ({ context }) => ({ query: context.query, page: 1 }),
            onDone: [
              {
                guard: { type: 'hasAny', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'setResults', params: ({ event }) => event.output },
              },
              { target: 'empty', actions: { type: 'setResults', params: ({ event }) => event.output } },
            ],
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
              on: { 'load.retry': '#search.results.searching' },
            },
          },
        },
        shown: {
          initial: 'resting',
          states: {
            resting: { on: { 'page.next': { guard: 'hasMore', target: 'loadingMore' } } },
            loadingMore: {
              tags: 'busyWithMore',
              invoke: {
                id: 'fetchMore',
                src: 'fetchMore',
                input: ({ context }) => ({ query: context.query, page: context.page + 1 }),
                onDone: {
                  target: 'resting',
                  actions: { type: 'addResults', params: ({ event }) => event.output },
                },
                onError: 'stuck',
              },
              initial: 'prompt',
              states: {
                prompt: { after: { slowAfter: 'slow' } },
                slow: { tags: 'slow', on: { 'load.retry': '#search.results.shown.loadingMore' } },
              },
            },
            stuck: { tags: 'moreFailed', on: { 'page.next': 'loadingMore' } },
          },
        },
        empty: { tags: 'empty' },
        failed: { tags: 'failed', on: { 'load.retry': 'searching' } },
      },
    },
    words: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'fetchHotWords',
            src: 'fetchHotWords',
            onDone: {
              target: 'ready',
              actions: { type: 'setWords', params: ({ event }) => ({ words: event.output }) },
            },
            onError: {
              target: 'ready',
              description: 'They are an extra: tags stand in their place.',
            },
          },
        },
        ready: {},
      },
    },
  },
});
