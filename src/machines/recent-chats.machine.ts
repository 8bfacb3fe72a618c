import { assign, setup } from 'xstate';
import type { Room } from '../../contract/room.ts';
import { absentPromise } from './absent.ts';
import { toFailure } from './failure.ts';
import type { RecentChatsContext, RecentChatsEvent, RecentChatsTag } from './recent-chats.types.ts';

/** The list of the conversations one has. */
export const recentChatsMachine = setup({
  types: {
    context: {} as RecentChatsContext,
    events: {} as RecentChatsEvent,
    tags: {} as RecentChatsTag,
  },
  actors: {
    fetchRooms: absentPromise<readonly Room[]>('fetchRooms'),
    deleteRoom: absentPromise<void, { roomId: string }>('deleteRoom'),
  },
  actions: {
    keepRooms: assign((_, { rooms }: { rooms: readonly Room[] }) => ({ rooms, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    choose: assign((_, { roomId }: { roomId: string }) => ({ chosen: roomId })),
    forgetChoice: assign({ chosen: null }),
    dropChosen: assign(({ context }) => ({
      rooms: context.rooms.filter(({ roomId }) => roomId !== context.chosen),
      chosen: null,
    })),
    notifyDeleted: () => {},
    notifyFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasAny: (_, { rooms }: { rooms: readonly Room[] }) => rooms.length > 0,
    hasNone: ({ context }) => context.rooms.length === 0,
    isListed: ({ context }, { roomId }: { roomId: string }) =>
      context.rooms.some((room) => room.roomId === roomId),
  },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'recentChats',
  description: 'Shows the conversations and lets one be deleted, after asking.',
  context: { rooms: [], chosen: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchRooms',
        src: 'fetchRooms',
        onDone: [
          {
            guard: { type: 'hasAny', params: ({ event }) => ({ rooms: event.output }) },
            target: 'ready',
            actions: { type: 'keepRooms', params: ({ event }) => ({ rooms: event.output }) },
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
          },
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
            onDone: { target: 'resting', actions: ['dropChosen', 'notifyDeleted'] },
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
      },
    },
    empty: { tags: 'empty' },
    failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
  },
});
