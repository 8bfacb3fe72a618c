import { sendTo, setup, spawnChild, stopChild, type AnyActorLogic } from 'xstate';
import { notProvidedCallback, notProvidedPromise } from '../shared/placeholders.ts';
import type { RoomsPaneEvent, RoomsPaneTag } from './rooms-pane.types.ts';

export const roomsPaneMachine = setup({
  types: { events: {} as RoomsPaneEvent, tags: {} as RoomsPaneTag },
  actors: {
    watchWidth: notProvidedCallback('watchWidth'),
    loadList: notProvidedPromise<void>('loadList'),
    /** A placeholder: `openList` spawns the list whose code was loaded. */
    list: notProvidedPromise<void>('list') as AnyActorLogic,
  },
  actions: {
    openList: spawnChild('list', { id: 'list' }),
    closeList: stopChild('list'),
    refreshList: sendTo('list', { type: 'rooms.changed' }),
    reportError: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'roomsPane',
  description:
    'The list of conversations beside the open one. It is loaded after the first conversation, in a window that has room for both, and then stays.',
  initial: 'idle',
  on: { 'session.ended': '.idle' },
  states: {
    idle: { on: { 'rooms.changed': 'waiting' } },
    waiting: {
      description: 'A narrow window loads nothing.',
      invoke: {
        id: 'watchWidth',
        src: 'watchWidth',
        onError: {
          target: 'idle',
          description: 'A page that cannot measure its window shows the conversation alone.',
          actions: { type: 'reportError', params: ({ event }) => event },
        },
      },
      on: { 'width.sufficient': 'loading' },
    },
    loading: {
      invoke: {
        id: 'loadList',
        src: 'loadList',
        onDone: 'open',
        onError: {
          target: 'crashed',
          actions: { type: 'reportError', params: ({ event }) => event },
        },
      },
    },
    open: {
      entry: 'openList',
      exit: 'closeList',
      on: {
        'rooms.changed': { actions: 'refreshList' },
        'xstate.error.actor.list': {
          target: 'crashed',
          actions: { type: 'reportError', params: ({ event }) => event },
        },
      },
    },
    crashed: { tags: 'crashed', on: { 'load.retry': 'loading' } },
  },
});
