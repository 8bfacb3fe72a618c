import { assign, not, or, sendTo, setup, stateIn, stopChild } from 'xstate';
import {
  hasCommand,
  isExecuted,
  notProvidedCommand,
  resultOf,
  withoutCommand,
  type CommandOutcome,
} from '../shared/commands/command.ts';
import { isConfirmed, notProvidedConfirmation } from '../shared/commands/confirmation.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { notProvidedRequest } from '../shared/request.ts';
import { supervised } from '../shared/supervised.ts';
import { showToast } from '../shared/toast.ts';
import { messageSearchMachine } from './message-search.machine.ts';
import * as reducers from './recent-chats.reducers.ts';
import { roomImportMachine } from './room-import.machine.ts';
import type {
  RecentChatsChildren,
  RecentChatsContext,
  RecentChatsEvent,
  RecentChatsInput,
  RecentChatsTag,
  RoomChange,
  RoomCommand,
  RoomListing,
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
    changeRoom: notProvidedCommand<RoomChange, RoomCommand>('changeRoom'),
    deleteRoom: notProvidedConfirmation<RoomChange, RoomCommand>('deleteRoom'),
    messageSearch: supervised(messageSearchMachine),
    roomImport: supervised(roomImportMachine),
  },
  actions: {
    setRooms: assign((_, listing: RoomListing) => listing),
    select: assign((_, { roomId }: { roomId: string }) => ({ selectedId: roomId })),
    changeRoom: assign(({ context, spawn }, input: RoomCommand) => ({
      commands: [...context.commands, spawn('changeRoom', { id: toCommandId(input), input })],
    })),
    stopCommand: stopChild((_, { actorId }: { actorId: string }) => actorId),
    removeCommand: assign(({ context }, { actorId }: { actorId: string }) => ({
      commands: withoutCommand(context.commands, actorId),
    })),
    applyChange: assign(reducers.applyChange),
    clearRemoved: assign({ removed: [] }),
    showToast,
    reportError: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasAny: (_, { rooms, removed }: RoomListing) => rooms.length + removed.length > 0,
    hasNone: ({ context: { rooms, removed } }) => rooms.length + removed.length === 0,
    isListSettled: or([stateIn({ list: { ready: 'idle' } }), stateIn({ list: 'empty' })]),
    isKnown: ({ context }, command: RoomCommand) => hasCommand(context.commands, toCommandId(command)),
    isExecuted,
    isConfirmed,
    canBeRestored: (_, outcome: CommandOutcome<RoomChange>) =>
      outcome.kind === 'done' && outcome.result.type === 'room.removed' && outcome.result.canBeRestored,
    mustBeConfirmed: ({ context: { rooms, canUndo } }, room: RoomCommand) =>
      !canUndo && reducers.includesRoom(rooms, room),
    canBeChanged: ({ context: { rooms, removed } }, room: RoomCommand) =>
      reducers.includesRoom(room.type === 'room.restore' ? removed : rooms, room),
  },
  // The time for which the host can restore a deleted conversation.
  delays: { undoTime: 60_000 },
}).createMachine({
  id: 'recentChats',
  description:
    'Lists the conversations. One is deleted at once and can be restored for a while; a host that cannot restore asks for a confirmation. One can be archived, and moved back. Each of these is a command of its own.',
  context: ({ input }) => ({
    ...input,
    rooms: [],
    removed: [],
    canUndo: false,
    unsent: [],
    selectedId: '',
    commands: [],
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
            onError: { target: 'failed', actions: { type: 'reportError', params: ({ event }) => event } },
          },
        },
        ready: {
          initial: 'idle',
          on: {
            'room.*': [
              {
                guard: { type: 'isKnown', params: ({ event }) => event },
                actions: sendTo(
                  ({ event }) => toCommandId(event),
                  ({ event }) => ({ type: 'command.retry', params: event }),
                ),
              },
              {
                guard: { type: 'canBeChanged', params: ({ event }) => event },
                actions: { type: 'changeRoom', params: ({ event }) => event },
              },
            ],
            'room.delete': {
              guard: { type: 'mustBeConfirmed', params: ({ event }) => event },
              target: '.confirmingDeletion',
              description: 'The host cannot restore it.',
              actions: { type: 'select', params: ({ event }) => event },
            },
            'xstate.done.actor.room.*': [
              {
                guard: { type: 'canBeRestored', params: ({ event }) => event.output },
                target: '.idle',
                reenter: true,
                actions: { type: 'applyChange', params: ({ event }) => resultOf(event.output) },
              },
              {
                guard: { type: 'isExecuted', params: ({ event }) => event.output },
                actions: [
                  { type: 'applyChange', params: ({ event }) => resultOf(event.output) },
                  { type: 'showToast', params: ({ event }) => reducers.toastOf(resultOf(event.output)) },
                ],
              },
            ],
          },
          states: {
            idle: {
              always: {
                guard: 'hasNone',
                target: '#recentChats.list.empty',
                description: 'The last conversation was deleted.',
              },
              after: { undoTime: { actions: 'clearRemoved' } },
            },
            confirmingDeletion: {
              invoke: {
                id: 'deleteRoom',
                src: 'deleteRoom',
                input: ({ context }) => ({ type: 'room.delete', roomId: context.selectedId }),
                onDone: [
                  {
                    guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                    target: 'idle',
                    actions: [
                      { type: 'applyChange', params: ({ context }) => reducers.removalOf(context) },
                      { type: 'showToast', params: { key: 'roomDeleted' } },
                    ],
                  },
                  { target: 'idle' },
                ],
                onError: { target: 'idle', actions: { type: 'reportError', params: ({ event }) => event } },
              },
            },
          },
        },
        empty: { tags: 'empty', always: { guard: not('hasNone'), target: 'ready' } },
        failed: { tags: 'failed', on: { 'load.retry': 'loading' } },
      },
    },
    commands: {
      on: {
        'xstate.done.actor.room.*': {
          actions: [
            { type: 'stopCommand', params: ({ event }) => event },
            { type: 'removeCommand', params: ({ event }) => event },
          ],
        },
        'xstate.error.actor.room.*': {
          actions: [
            { type: 'stopCommand', params: ({ event }) => event },
            { type: 'removeCommand', params: ({ event }) => event },
            { type: 'reportError', params: ({ event }) => event },
          ],
        },
      },
    },
    refresh: {
      description: 'Lists the conversations again, unnoticed.',
      initial: 'idle',
      states: {
        idle: { on: { 'rooms.changed': { guard: 'isListSettled', target: 'fetching' } } },
        fetching: {
          on: {
            'rooms.changed': { target: 'fetching', reenter: true },
            'xstate.done.actor.room.*': {
              target: 'fetching',
              reenter: true,
              description: 'The list may be one from before this change.',
            },
          },
          invoke: {
            id: 'refresh',
            src: 'refreshRooms',
            onDone: [
              {
                guard: 'isListSettled',
                target: 'idle',
                actions: { type: 'setRooms', params: ({ event }) => event.output },
              },
              { target: 'idle', description: 'A deletion is being confirmed.' },
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
  },
});

/** Each action on each room is a command of its own. */
const toCommandId = ({ type, roomId }: RoomCommand): string => `${type}.${roomId}`;
