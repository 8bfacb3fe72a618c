import { trimmed } from '../../../../contract/blank-text.ts';
import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { notProvidedPager } from '../../shared/pager.ts';
import { notProvidedRequest } from '../../shared/request.ts';
import {
  readQuery,
  writeQuery,
  type SearchContext,
  type SearchEvent,
  type SearchInput,
  type SearchPage,
  type SearchResult,
  type SearchTag,
} from './search.reducers.ts';

/** Finds mates. */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
    tags: {} as SearchTag,
    children: {} as { request: 'fetchResults'; pager: 'fetchMore'; fetchHotWords: 'fetchHotWords' },
  },
  actors: {
    fetchResults: notProvidedRequest<SearchResult, SearchPage>('fetchResults'),
    fetchMore: notProvidedPager<SearchResult, SearchPage>('fetchMore'),
    fetchHotWords: notProvidedRequest<readonly string[]>('fetchHotWords'),
  },
  actions: {
    setInput: assign((_, { text }: { text: string }) => ({ input: text })),
    applyQuery: assign(({ context }, { search }: { search: string }) => {
      const query = readQuery(search);
      return query.q === trimmed(context.input) ? { query } : { query, input: query.q };
    }),
    setResults: assign((_, { mates, total, hasMore, tags, corrected }: SearchResult) => ({
      mates,
      total,
      hasMore,
      tags,
      corrected,
    })),
    addResults: assign(({ context }, { mates }: SearchResult) => ({
      mates: [
        ...context.mates,
        ...mates.filter(({ mateId }) => context.mates.every((mate) => mate.mateId !== mateId)),
      ],
    })),
    setHotWords: assign((_, { words }: { words: readonly string[] }) => ({ hotWords: words })),
    navigateToQuery: (_, _params: { search: string; replace: boolean }) => {},
  },
  guards: {
    differsFromUrl: ({ context }) => trimmed(context.input) !== context.query.q,
    hasAny: (_, { total }: SearchResult) => total > 0,
  },
  delays: { debounce: 300 },
}).createMachine({
  id: 'search',
  description:
    'Finds mates by the query in the URL. Each change of the query goes to the URL first and returns as `query.changed`.',
  type: 'parallel',
  context: ({ input }) => ({
    query: readQuery(input.search),
    input: readQuery(input.search).q,
    mates: [],
    total: 0,
    hasMore: false,
    tags: [],
    corrected: null,
    hotWords: [],
  }),
  on: {
    'query.change': {
      actions: {
        type: 'navigateToQuery',
        params: ({ context, event }) => ({
          search: writeQuery({ ...context.query, ...event.patch }),
          replace: false,
        }),
      },
    },
  },
  states: {
    field: {
      initial: 'idle',
      on: {
        'query.type': {
          target: '.typing',
          actions: { type: 'setInput', params: ({ event }) => ({ text: event.text }) },
        },
        'query.submit': '.submitting',
      },
      states: {
        idle: {},
        typing: {
          description: 'Each letter restarts the debounce; the URL changes after it.',
          after: { debounce: 'submitting' },
        },
        submitting: {
          always: [
            {
              guard: 'differsFromUrl',
              target: 'idle',
              actions: {
                type: 'navigateToQuery',
                params: ({ context }) => ({
                  search: writeQuery({ ...context.query, q: trimmed(context.input) }),
                  replace: true,
                }),
              },
            },
            { target: 'idle' },
          ],
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
      },
      states: {
        searching: {
          description: 'The results of the last query stay visible.',
          invoke: {
            id: 'request',
            src: 'fetchResults',
            input: ({ context }) => ({ query: context.query, page: 1 }),
            onDone: [
              {
                guard: { type: 'hasAny', params: ({ event }) => event.output },
                target: 'found',
                actions: { type: 'setResults', params: ({ event }) => event.output },
              },
              { target: 'empty', actions: { type: 'setResults', params: ({ event }) => event.output } },
            ],
            onError: 'failed',
          },
        },
        found: {
          initial: 'paging',
          states: {
            paging: {
              invoke: {
                id: 'pager',
                src: 'fetchMore',
                input: ({ context: { query, hasMore }, self }) => ({
                  next: hasMore ? { query, page: 2 } : null,
                  parentRef: self,
                }),
                onError: 'pagingFailed',
              },
              on: {
                'page.loaded': { actions: { type: 'addResults', params: ({ event }) => event.page } },
              },
            },
            pagingFailed: {
              tags: 'crashed',
              description: 'The mates found so far stay visible.',
              on: { 'load.retry': '#search.results.searching' },
            },
          },
        },
        empty: { tags: 'empty' },
        failed: { tags: 'failed', on: { 'load.retry': 'searching' } },
      },
    },
    hotWords: {
      initial: 'loading',
      states: {
        loading: {
          description: 'They are optional: without them tags are offered.',
          invoke: {
            id: 'fetchHotWords',
            src: 'fetchHotWords',
            onDone: {
              target: 'ready',
              actions: { type: 'setHotWords', params: ({ event }) => ({ words: event.output }) },
            },
            onError: 'ready',
          },
        },
        ready: {},
      },
    },
  },
});

export type SearchActor = ActorRefFrom<typeof searchMachine>;

type Snapshot = SnapshotFrom<typeof searchMachine>;

/** Hot words are offered while the query is empty. */
export const selectHotWords = ({ context }: Snapshot): readonly string[] =>
  context.query.q === '' ? context.hotWords : none;

/** Whether tags or a creator exclude mates that the text alone would find. */
export const selectIsNarrowed = ({ context: { query } }: Snapshot): boolean =>
  query.tags.length > 0 || query.creatorId !== '';

const none: readonly string[] = [];
