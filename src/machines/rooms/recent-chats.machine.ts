import { assign, not, or, setup, stateIn } from 'xstate';
import { code } from '../../../contract/envelope.ts';
import type { Room } from '../../../contract/room.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/confirmation.ts';
import { toFailure } from '../shared/failure.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { messageSearchMachine } from './message-search.machine.ts';
import * as reducers from './recent-chats.reducers.ts';
import { roomImportMachine } from './room-import.machine.ts';
import type {
  ArchiveChange,
  RoomListing,
  RecentChatsChildren,
  RecentChatsContext,
  RecentChatsEvent,
  RecentChatsInput,
  RecentChatsTag,
} from './recent-chats.types.ts';

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
    fetchRooms: notProvidedRequest<RoomListing>('fetchRooms'),
    refreshRooms: notProvidedPromise<RoomListing>('refreshRooms'),
    removeRoom: notProvidedPromise<boolean, { roomId: string }>('removeRoom'),
    deleteRoom: notProvidedConfirmation<boolean, { roomId: string }>('deleteRoom'),
    restoreRoom: notProvidedPromise<Room, { roomId: string }>('restoreRoom'),
    archiveRoom: notProvidedPromise<Room, ArchiveChange>('archiveRoom'),
    messageSearch: messageSearchMachine,
    roomImport: roomImportMachine,
  },
  actions: {
    setRooms: assign((_, listing: RoomListing) => listing),
    select: assign((_, { roomId }: { roomId: string }) => ({ selectedId: roomId })),
    clearSelection: assign({ selectedId: null }),
    dropSelected: assign(reducers.dropSelected),
    moveSelectedToRemoved: assign(reducers.moveSelectedToRemoved),
    addRestored: assign(reducers.addRestored),
    removeExpired: assign(reducers.removeExpired),
    replaceRoom: assign(reducers.replaceRoom),
    clearRemoved: assign({ removed: [] }),
    showDeletedToast: () => {},
    showRestoredToast: () => {},
    showArchivedToast: (_, _params: { room: Room }) => {},
    showErrorToast: (_, _params: { error: unknown }) => {},
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasAny: (_, { rooms, removed }: RoomListing) => rooms.length + removed.length > 0,
    hasNone: ({ context: { rooms, removed } }) => rooms.length + removed.length === 0,
    isListSettled: or([stateIn({ list: { ready: 'idle' } }), stateIn({ list: 'empty' })]),
    isRemoved: ({ context }, room: { roomId: string }) => reducers.includesRoom(context.removed, room),
    isExpired: (_, { error }: { error: unknown }) => toFailure(error).code === code.notFound,
    isConfirmed,
    isRestorable: (_, canBeRestored: boolean) => canBeRestored,
    canDeleteAtOnce: ({ context: { rooms, canUndo } }, room: { roomId: string }) =>
      canUndo && reducers.includesRoom(rooms, room),
    isListed: ({ context }, room: { roomId: string }) => reducers.includesRoom(context.rooms, room),
  },
  // The time for which the host can restore a deleted conversation.
  delays: { undoTime: 60_000 },
}).createMachine({
  id: 'recentChats',
  description:
    'Lists the conversations. One is deleted at once and can be restored for a while; a host that cannot restore asks for a confirmation. One can be archived, and moved back.',
  context: ({ input }) => ({
    ...input,
    rooms: [],
    removed: [],
    canUndo: false,
    unsent: [],
    selectedId: null,
  }),
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'request',
            src: 'fetchRooms',
            onDone: [
              {
                guard: { type: 'hasAny', params: ({ event }) => event.output },
                target: 'ready',
                actions: { type: 'setRooms', params: ({ event }) => event.output },
              },
              { target: 'empty' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'reportError', params: ({ event }) => event },
            },
          },
        },
        ready: {
          initial: 'idle',
          states: {
            idle: {
              entry: 'clearSelection',
              always: {
                guard: 'hasNone',
                target: '#recentChats.list.empty',
                description: 'The last conversation was deleted.',
              },
              on: {
                'deletion.request': [
                  {
                    guard: { type: 'canDeleteAtOnce', params: ({ event }) => event },
                    target: 'deleting',
                    actions: { type: 'select', params: ({ event }) => ({ roomId: event.roomId }) },
                  },
                  {
                    guard: { type: 'isListed', params: ({ event }) => ({ roomId: event.roomId }) },
                    target: 'confirmingDeletion',
                    description: 'The host cannot restore it.',
                    actions: { type: 'select', params: ({ event }) => ({ roomId: event.roomId }) },
                  },
                ],
                'room.restore': {
                  guard: { type: 'isRemoved', params: ({ event }) => ({ roomId: event.roomId }) },
                  target: 'restoring',
                  actions: { type: 'select', params: ({ event }) => ({ roomId: event.roomId }) },
                },
                'archive.request': {
                  guard: { type: 'isListed', params: ({ event }) => ({ roomId: event.roomId }) },
                  target: 'archiving',
                  actions: { type: 'select', params: ({ event }) => ({ roomId: event.roomId }) },
                },
              },
              after: { undoTime: { actions: 'clearRemoved' } },
            },
            deleting: {
              tags: 'deleting',
              invoke: {
                id: 'removeRoom',
                src: 'removeRoom',
                input: ({ context }) => ({ roomId: context.selectedId ?? '' }),
                onDone: [
                  {
                    guard: { type: 'isRestorable', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: 'moveSelectedToRemoved',
                  },
                  {
                    target: 'idle',
                    description: 'It had been deleted elsewhere.',
                    actions: ['dropSelected', 'showDeletedToast'],
                  },
                ],
                onError: {
                  target: 'idle',
                  actions: { type: 'showErrorToast', params: ({ event }) => event },
                },
              },
            },
            confirmingDeletion: {
              invoke: {
                id: 'deleteRoom',
                src: 'deleteRoom',
                input: ({ context }) => ({ roomId: context.selectedId ?? '' }),
                onDone: [
                  {
                    guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: ['dropSelected', 'showDeletedToast'],
                  },
                  { target: 'idle' },
                ],
                onError: {
                  target: 'idle',
                  actions: { type: 'reportError', params: ({ event }) => event },
                },
              },
            },
            archiving: {
              tags: 'archiving',
              invoke: {
                id: 'archiveRoom',
                src: 'archiveRoom',
                input: ({ context, event }) => ({
                  roomId: context.selectedId ?? '',
                  archived: event.type === 'archive.request' && event.archived,
                }),
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'replaceRoom', params: ({ event }) => ({ room: event.output }) },
                    { type: 'showArchivedToast', params: ({ event }) => ({ room: event.output }) },
                  ],
                },
                onError: {
                  target: 'idle',
                  actions: { type: 'showErrorToast', params: ({ event }) => event },
                },
              },
            },
            restoring: {
              tags: 'restoring',
              invoke: {
                id: 'restoreRoom',
                src: 'restoreRoom',
                input: ({ context }) => ({ roomId: context.selectedId ?? '' }),
                onDone: {
                  target: 'idle',
                  actions: [
                    { type: 'addRestored', params: ({ event }) => ({ room: event.output }) },
                    'showRestoredToast',
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isExpired', params: ({ event }) => event },
                    target: 'idle',
                    actions: [{ type: 'showErrorToast', params: ({ event }) => event }, 'removeExpired'],
                  },
                  {
                    target: 'idle',
                    actions: { type: 'showErrorToast', params: ({ event }) => event },
                  },
                ],
              },
            },
          },
        },
        empty: { tags: 'empty', always: { guard: not('hasNone'), target: 'ready' } },
        failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
      },
    },
    refresh: {
      description: 'Lists the conversations again, unnoticed.',
      initial: 'idle',
      states: {
        idle: { on: { 'rooms.changed': { guard: 'isListSettled', target: 'fetching' } } },
        fetching: {
          on: { 'rooms.changed': { target: 'fetching', reenter: true } },
          invoke: {
            id: 'refresh',
            src: 'refreshRooms',
            onDone: [
              {
                guard: 'isListSettled',
                target: 'idle',
                actions: { type: 'setRooms', params: ({ event }) => event.output },
              },
              { target: 'idle', description: 'A conversation is being deleted, archived or restored.' },
            ],
            onError: {
              target: 'idle',
              description: 'The list stays as it is until the next change.',
              actions: { type: 'reportError', params: ({ event }) => event },
            },
          },
        },
      },
    },
    search: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'messageSearch',
            src: 'messageSearch',
            input: ({ context }) => ({ roomId: context.searchedId, pinned: context.isForPins }),
            onError: {
              target: 'crashed',
              actions: { type: 'reportError', params: ({ event }) => event },
            },
          },
        },
        crashed: { tags: 'crashed', on: { 'load.retry': 'running' } },
      },
    },
    import: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'roomImport',
            src: 'roomImport',
            onError: {
              target: 'crashed',
              actions: { type: 'reportError', params: ({ event }) => event },
            },
          },
        },
        crashed: { tags: 'crashed', on: { 'load.retry': 'running' } },
      },
    },
  },
});
