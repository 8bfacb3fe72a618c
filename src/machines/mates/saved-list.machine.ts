import { assign, setup } from 'xstate';
import { notProvidedPromise } from '../shared/placeholders.ts';
import type { SavedListContext, SavedListEvent, CollectionItem, SavedListTag } from './saved-list.types.ts';
import { toFailure } from '../shared/failure.ts';
import { toggleMachine } from '../shared/toggle.machine.ts';

/** A list of the user's own: favourites, followed creators, suggestions. */
export const savedListMachine = setup({
  types: {
    context: {} as SavedListContext,
    events: {} as SavedListEvent,
    tags: {} as SavedListTag,
  },
  actors: {
    fetchItems: notProvidedPromise<readonly CollectionItem[]>('fetchItems'),
    toggle: toggleMachine,
  },
  actions: {
    setItems: assign({
      items: ({ spawn }, { items }: { items: readonly CollectionItem[] }) =>
        items.map((item) => {
          if (item.kind === 'follow') {
            const id = item.followed.creator.creatorId;
            return { ...item, toggle: spawn('toggle', { id, input: { kind: 'follow', id, isOn: true } }) };
          }
          const id = item.mate.mateId;
          const input = { kind: item.kind, id, isOn: item.isOn };
          return { ...item, toggle: spawn('toggle', { id, input }) };
        }),
      failure: null,
    }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
  },
  guards: { hasAny: (_, { items }: { items: readonly CollectionItem[] }) => items.length > 0 },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'savedList',
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
            actions: { type: 'setItems', params: ({ event }) => ({ items: event.output }) },
          },
          { target: 'empty' },
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
          on: { 'load.retry': '#savedList.loading' },
        },
      },
    },
    ready: {},
    empty: { tags: 'empty' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
