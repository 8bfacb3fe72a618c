import { assign, setup } from 'xstate';
import { absentPromise } from './absent.ts';
import type {
  CollectionContext,
  CollectionEvent,
  CollectionItem,
  CollectionTag,
} from './collection.types.ts';
import { toFailure } from './failure.ts';
import { markMachine } from './mark.machine.ts';

/** A list of the user's own: favourites, followed creators, suggestions. */
export const collectionMachine = setup({
  types: {
    context: {} as CollectionContext,
    events: {} as CollectionEvent,
    tags: {} as CollectionTag,
  },
  actors: {
    fetchItems: absentPromise<readonly CollectionItem[]>('fetchItems'),
    mark: markMachine,
  },
  actions: {
    keepItems: assign({
      items: ({ spawn }, { items }: { items: readonly CollectionItem[] }) =>
        items.map((item) => {
          if (item.kind === 'follow') {
            const id = item.followed.creator.creatorId;
            return { ...item, mark: spawn('mark', { id, input: { kind: 'follow', id, isOn: true } }) };
          }
          const id = item.mate.mateId;
          const input = { kind: item.kind, id, isOn: item.isOn };
          return { ...item, mark: spawn('mark', { id, input }) };
        }),
      failure: null,
    }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: { hasAny: (_, { items }: { items: readonly CollectionItem[] }) => items.length > 0 },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'collection',
  description:
    'Shows the list. What is unmarked stays on it until the page is left, so that it can be undone.',
  context: { items: [], failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchItems',
        src: 'fetchItems',
        onDone: [
          {
            guard: { type: 'hasAny', params: ({ event }) => ({ items: event.output }) },
            target: 'ready',
            actions: { type: 'keepItems', params: ({ event }) => ({ items: event.output }) },
          },
          { target: 'empty' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { patience: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The call has no time limit, so the person is offered to ask anew.',
          on: { 'load.retry': '#collection.loading' },
        },
      },
    },
    ready: {},
    empty: { tags: 'empty' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
