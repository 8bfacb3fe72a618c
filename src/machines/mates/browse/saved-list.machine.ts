import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { notProvidedRequest } from '../../shared/request.ts';
import {
  idOf,
  type SavedListContext,
  type SavedListEvent,
  type CollectionItem,
  type SavedListTag,
} from './saved-list.reducers.ts';
import { toggleMachine } from '../../shared/commands/toggle.machine.ts';

/** A list: favorites, the followed creators and tags, suggestions, or one creator or tag. */
export const savedListMachine = setup({
  types: {
    context: {} as SavedListContext,
    events: {} as SavedListEvent,
    tags: {} as SavedListTag,
  },
  actors: {
    fetchItems: notProvidedRequest<readonly CollectionItem[]>('fetchItems'),
    toggle: toggleMachine,
  },
  actions: {
    setItems: assign({
      items: ({ spawn }, { items }: { items: readonly CollectionItem[] }) =>
        items.map((item) => {
          const { kind, isOn } = item;
          const id = idOf(item);
          return { ...item, toggle: spawn('toggle', { id, input: { kind, id, isOn } }) };
        }),
    }),
    clearItems: enqueueActions(({ context, enqueue }) => {
      for (const { toggle } of context.items) enqueue.stopChild(toggle);
      enqueue.assign({ items: [] });
    }),
  },
}).createMachine({
  id: 'savedList',
  description:
    'Shows the list. An item that was removed from it stays visible, so that the removal can be undone.',
  context: { items: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'request',
        src: 'fetchItems',
        onDone: {
          target: 'ready',
          actions: { type: 'setItems', params: ({ event }) => ({ items: event.output }) },
        },
        onError: 'failed',
      },
    },
    ready: {
      tags: 'ready',
      on: {
        'xstate.error.actor.*': {
          target: 'failed',
          description: 'A switch crashed, and what it shows may be wrong: the list is loaded again.',
          actions: 'clearItems',
        },
      },
    },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

export type SavedListActor = ActorRefFrom<typeof savedListMachine>;

export const selectIsEmpty = (snapshot: SnapshotFrom<typeof savedListMachine>): boolean =>
  snapshot.hasTag('ready') && snapshot.context.items.length === 0;
