import { assign, not, setup, stateIn, type ActorRefFrom } from 'xstate';
import { notProvidedRequest } from '../shared/request.ts';
import { supervised } from '../shared/supervised.ts';
import { messageSearchMachine } from './message-search.machine.ts';
import {
  applyChange,
  type FirstListing,
  type RecentChatsChildren,
  type RecentChatsContext,
  type RecentChatsEvent,
  type RecentChatsInput,
  type RecentChatsTag,
  type RoomListing,
} from './recent-chats.reducers.ts';
import { roomActionsMachine } from './room-actions.machine.ts';
import type { RoomChange } from './room-actions.reducers.ts';
import { roomImportMachine } from './room-import.machine.ts';

/** The list of the user's conversations. */
export const recentChatsMachine = setup({
  types: {
    context: {} as RecentChatsContext,
    input: {} as RecentChatsInput,
    events: {} as RecentChatsEvent,
    tags: {} as RecentChatsTag,
    children: {} as RecentChatsChildren,
  },
  actors: {
    fetchRooms: notProvidedRequest<FirstListing>('fetchRooms'),
    refreshRooms: notProvidedRequest<RoomListing>('refreshRooms'),
    roomActions: supervised(roomActionsMachine),
    messageSearch: supervised(messageSearchMachine),
    roomImport: supervised(roomImportMachine),
  },
  actions: {
    /** Reads from storage what is not sent, also offline. */
    setUnsent: () => {},
    setRooms: assign((_, { rooms, removed, canUndo, unsent, orphaned }: RoomListing) => ({
      rooms,
      removed,
      canUndo,
      unsent,
      orphaned,
    })),
    applyChange: assign(applyChange),
    clearRemoved: assign({ removed: [] }),
    /** The open conversation may be the one that was restored. */
    announceChange: (_, _change: RoomChange) => {},
  },
  guards: {
    hasNone: ({ context: { rooms, removed } }) => rooms.length + removed.length === 0,
    isCopy: (_, { isCopy }: FirstListing) => isCopy,
    isListed: stateIn({ list: 'ready' }),
    canBeRestored: (_, change: RoomChange) => change.type === 'room.removed' && change.canBeRestored,
  },
  // The time for which the host can restore a deleted conversation.
  delays: { undoTime: 60_000 },
}).createMachine({
  id: 'recentChats',
  description:
    'Lists the conversations. A deleted one stays among those that can be restored for as long as the host can do it.',
  context: ({ input }) => ({
    ...input,
    rooms: [],
    removed: [],
    canUndo: false,
    unsent: [],
    orphaned: [],
  }),
  invoke: [
    {
      id: 'messageSearch',
      src: 'messageSearch',
      input: ({ context }) => ({ roomId: context.searchedId, pinned: context.isForPins }),
    },
    { id: 'roomImport', src: 'roomImport' },
  ],
  type: 'parallel',
  states: {
    list: {
      on: { 'rooms.changed': { actions: 'setUnsent' } },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'request',
            src: 'fetchRooms',
            onDone: { target: 'ready', actions: { type: 'setRooms', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        ready: {
          invoke: {
            id: 'roomActions',
            src: 'roomActions',
            input: ({ context, self }) => ({ parentRef: self, canUndo: context.canUndo }),
          },
          initial: 'filled',
          on: {
            'room.*': [
              {
                guard: { type: 'canBeRestored', params: ({ event }) => event },
                target: '.filled',
                actions: { type: 'applyChange', params: ({ event }) => event },
              },
              {
                actions: [
                  { type: 'applyChange', params: ({ event }) => event },
                  { type: 'announceChange', params: ({ event }) => event },
                ],
              },
            ],
          },
          states: {
            filled: {
              always: { guard: 'hasNone', target: 'empty' },
              after: { undoTime: { actions: 'clearRemoved' } },
            },
            empty: { tags: 'empty', always: { guard: not('hasNone'), target: 'filled' } },
          },
        },
        failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
      },
    },
    refresh: {
      description:
        'Lists the conversations again, unnoticed. A list that cannot be fetched stays until the next change, or until the network returns.',
      initial: 'idle',
      states: {
        idle: {
          on: {
            'rooms.changed': { guard: 'isListed', target: 'fetching' },
            'xstate.done.actor.request': {
              guard: { type: 'isCopy', params: ({ event }) => event.output },
              target: 'fetching',
              description: 'The device is offline: the request is repeated when the network returns.',
            },
          },
        },
        fetching: {
          on: {
            'rooms.changed': { target: 'fetching', reenter: true },
            'room.*': {
              target: 'fetching',
              reenter: true,
              description: 'The list may be one from before this change.',
            },
          },
          invoke: {
            id: 'refresh',
            src: 'refreshRooms',
            onDone: {
              target: 'idle',
              actions: { type: 'setRooms', params: ({ event }) => event.output },
            },
            onError: 'idle',
          },
        },
      },
    },
  },
});

export type RecentChatsActor = ActorRefFrom<typeof recentChatsMachine>;
