import { assign, setup } from 'xstate';
import type { Code } from '../../../contract/envelope.ts';
import type { Room } from '../../../contract/room.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { toFailure } from '../shared/failure.ts';
import type {
  RoomListing,
  RecentChatsContext,
  RecentChatsEvent,
  RecentChatsTag,
} from './recent-chats.types.ts';

/** The list of the conversations one has. */
export const recentChatsMachine = setup({
  types: {
    context: {} as RecentChatsContext,
    events: {} as RecentChatsEvent,
    tags: {} as RecentChatsTag,
  },
  actors: {
    fetchRooms: notProvidedPromise<RoomListing>('fetchRooms'),
    deleteRoom: notProvidedPromise<boolean, { roomId: string }>('deleteRoom'),
    restoreRoom: notProvidedPromise<Room, { roomId: string }>('restoreRoom'),
  },
  actions: {
    setRooms: assign((_, { rooms, removed, canReturn }: RoomListing) => ({
      rooms,
      removed,
      canReturn,
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    choose: assign((_, { roomId }: { roomId: string }) => ({ chosen: roomId })),
    forgetChoice: assign({ chosen: null }),
    dropChosen: assign(({ context: { rooms, removed, chosen } }, { canReturn }: { canReturn: boolean }) => ({
      rooms: rooms.filter(({ roomId }) => roomId !== chosen),
      removed: canReturn ? [...rooms.filter(({ roomId }) => roomId === chosen), ...removed] : removed,
      chosen: null,
    })),
    bringBack: assign(({ context: { rooms, removed } }, { room }: { room: Room }) => ({
      rooms: [...rooms, room].toSorted((one, other) => other.updatedAt - one.updatedAt),
      removed: removed.filter(({ roomId }) => roomId !== room.roomId),
      chosen: null,
    })),
    loseChosen: assign(({ context: { removed, chosen } }) => ({
      removed: removed.filter(({ roomId }) => roomId !== chosen),
      chosen: null,
    })),
    forgetRemoved: assign({ removed: [] }),
    notifyDeleted: () => {},
    notifyRestored: () => {},
    notifyNotRestored: (_, _params: { error: unknown }) => {},
    notifyFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasAny: (_, { rooms, removed }: RoomListing) => rooms.length + removed.length > 0,
    hasNone: ({ context: { rooms, removed } }) => rooms.length + removed.length === 0,
    isRemoved: ({ context }, { roomId }: { roomId: string }) =>
      context.removed.some((room) => room.roomId === roomId),
    isGone: (_, { error }: { error: unknown }) => toFailure(error).code === notFound,
    isListed: ({ context }, { roomId }: { roomId: string }) =>
      context.rooms.some((room) => room.roomId === roomId),
  },
  // As long as the host keeps what was deleted.
  delays: { slowAfter: 15_000, undoTime: 60_000 },
}).createMachine({
  id: 'recentChats',
  description: 'Shows the conversations and lets one be deleted, after asking, and brought back for a while.',
  context: { rooms: [], removed: [], canReturn: false, chosen: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchRooms',
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
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'prompt',
      states: {
        prompt: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The call has no time limit, so the user is offered a retry.',
          on: { 'load.retry': '#recentChats.loading' },
        },
      },
    },
    ready: {
      initial: 'resting',
      states: {
        resting: {
          always: {
            guard: 'hasNone',
            target: '#recentChats.empty',
            description: 'The last conversation was deleted.',
          },
          on: {
            'room.delete': {
              guard: { type: 'isListed', params: ({ event }) => ({ roomId: event.roomId }) },
              target: 'asking',
              actions: { type: 'choose', params: ({ event }) => ({ roomId: event.roomId }) },
            },
            'room.restore': {
              guard: { type: 'isRemoved', params: ({ event }) => ({ roomId: event.roomId }) },
              target: 'restoring',
              actions: { type: 'choose', params: ({ event }) => ({ roomId: event.roomId }) },
            },
          },
          after: { undoTime: { actions: 'forgetRemoved' } },
        },
        asking: {
          tags: 'asking',
          on: {
            'deletion.confirm': 'deleting',
            'deletion.cancel': { target: 'resting', actions: 'forgetChoice' },
          },
        },
        deleting: {
          tags: ['asking', 'deleting'],
          description: 'Cannot be taken back: the request is on its way.',
          invoke: {
            id: 'deleteRoom',
            src: 'deleteRoom',
            input: ({ context }) => ({ roomId: context.chosen ?? '' }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'dropChosen', params: ({ event }) => ({ canReturn: event.output }) },
                'notifyDeleted',
              ],
            },
            onError: {
              target: 'resting',
              description: 'The conversation stays in the list; it may be tried again.',
              actions: [
                { type: 'notifyFailure', params: ({ event }) => ({ error: event.error }) },
                'forgetChoice',
              ],
            },
          },
        },
        restoring: {
          tags: 'restoring',
          invoke: {
            id: 'restoreRoom',
            src: 'restoreRoom',
            input: ({ context }) => ({ roomId: context.chosen ?? '' }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'bringBack', params: ({ event }) => ({ room: event.output }) },
                'notifyRestored',
              ],
            },
            onError: [
              {
                guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) },
                target: 'resting',
                description: 'Its time was over.',
                actions: [
                  { type: 'notifyNotRestored', params: ({ event }) => ({ error: event.error }) },
                  'loseChosen',
                ],
              },
              {
                target: 'resting',
                actions: [
                  { type: 'notifyNotRestored', params: ({ event }) => ({ error: event.error }) },
                  'forgetChoice',
                ],
              },
            ],
          },
        },
      },
    },
    empty: { tags: 'empty' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});

const notFound = 4040 satisfies Code;
