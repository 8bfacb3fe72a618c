import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { code } from '../../../contract/envelope.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import {
  lacksMessage,
  openedOf,
  toHeights,
  toSearch,
  toVoiceRoom,
  type ChatChildren,
  type ChatContext,
  type ChatEvent,
  type ChatInput,
  type ChatTag,
  type FoundRoom,
  type WantedRoom,
} from './chat.reducers.ts';
import { behindChatMachine } from './behind/behind-chat.machine.ts';
import { chatSearchMachine } from './search/chat-search.machine.ts';
import { conversationMachine } from './conversation.machine.ts';
import { partHeightsMachine } from './history/part-heights.machine.ts';
import { toFailure } from '../shared/failure.ts';
import { mateChangeMachine } from './notices/mate-change.machine.ts';
import { toMateChangeInput, toMateChangeKnown } from './notices/mate-change-input.ts';
import { loadedPartMachine } from '../shared/loaded-part.machine.ts';
import { paneMachine } from '../shared/pane.machine.ts';
import { supervised } from '../shared/supervised.ts';
import { showToast } from '../shared/toast.ts';
import { temporaryRoomMachine } from './temporary-room.machine.ts';
import { voiceMachine } from '../voice/voice.machine.ts';

export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    input: {} as ChatInput,
    events: {} as ChatEvent,
    tags: {} as ChatTag,
    children: {} as ChatChildren,
  },
  actors: {
    openRoom: notProvidedPromise<FoundRoom, WantedRoom>('openRoom'),
    behindChat: supervised(behindChatMachine),
    conversation: conversationMachine,
    partHeights: partHeightsMachine,
    matePane: supervised(paneMachine),
    chatSearch: supervised(chatSearchMachine),
    temporaryRoom: supervised(temporaryRoomMachine),
    mateChange: supervised(mateChangeMachine),
    voice: supervised(voiceMachine),
    call: supervised(loadedPartMachine),
  },
  actions: {
    setRoom: assign(({ context: { userId, seed } }, { roomId, opened }: FoundRoom) => ({
      opened: opened && { userId, seed, roomId, ...opened },
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    checkAge: () => {},
    showToast,
    showRoom: (_, _params: { roomId: string }) => {},
    /** Shows the list of conversations beside the open one. */
    showRoomList: () => {},
    /** Removes the draft and the unsent messages of a room that has ended. */
    forgetTexts: (_, _params: ReturnType<typeof openedOf>) => {},
    /** The list of conversations may be outdated. */
    refreshRoomList: () => {},
  },
  guards: {
    hasNoTarget: ({ context }) => context.roomId === null && context.mateId === null,
    isOpened: (_, { opened }: FoundRoom) => opened !== null,
    lacksMessage: ({ context }, found: FoundRoom) => lacksMessage(context, found),
    isTemporary: ({ context }) => openedOf(context).info.room.temporary === true,
    isCopy: ({ context }) => openedOf(context).isCopy,
    isWanted: ({ context }, { roomId }: { roomId: string }) => context.roomId === roomId,
    isNotFound: (_, { error }: { error: unknown }) => toFailure(error).code === code.notFound,
  },
  delays: { slowAfter: 15_000 },
}).createMachine({
  id: 'chat',
  description:
    'Opens the room that the address names, at a message if it names one, or finds the room with the mate that it names.',
  entry: 'checkAge',
  context: ({ input }) => ({ ...input, opened: null, failure: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasNoTarget', target: 'notFound' }, { target: 'opening' }] },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openRoom',
        src: 'openRoom',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'lacksMessage', params: ({ event }) => event.output },
            target: 'ready',
            description: 'The message to show was deleted.',
            actions: [
              { type: 'setRoom', params: ({ event }) => event.output },
              { type: 'showToast', params: { key: 'messageMissing' } },
            ],
          },
          {
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'setRoom', params: ({ event }) => event.output },
          },
          {
            target: 'redirecting',
            actions: { type: 'showRoom', params: ({ event }) => ({ roomId: event.output.roomId }) },
          },
        ],
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'notFound' },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
      initial: 'pending',
      states: {
        pending: { after: { slowAfter: 'slow' } },
        slow: {
          tags: 'slow',
          description: 'The call has no time limit, so the user is offered a retry.',
          on: { 'load.retry': '#chat.opening' },
        },
      },
    },
    redirecting: {
      tags: 'busy',
      description: 'Room found: its URL is shown, and this screen opens again there.',
    },
    ready: {
      tags: 'ready',
      entry: 'showRoomList',
      on: {
        'age.confirmed': { actions: sendTo('conversation', ({ event }) => event) },
        'mate.blocked': { actions: sendTo('conversation', ({ event }) => event) },
        'replies.changed': { actions: sendTo('conversation', ({ event }) => event) },
        'room.missing': 'notFound',
        'conversation.crashed': {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
      invoke: [
        { id: 'behindChat', src: 'behindChat' },
        {
          id: 'voice',
          systemId: 'voice',
          src: 'voice',
          input: ({ context }) => toVoiceRoom(context),
        },
        { id: 'call', src: 'call', input: ({ context }) => toVoiceRoom(context) },
        {
          id: 'conversation',
          src: 'conversation',
          input: ({ context, self }) => ({ parentRef: self, ...openedOf(context) }),
          onError: {
            target: 'failed',
            description:
              'The conversation crashed. Drafts and unsent messages are stored; it can be opened again.',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
        },
        {
          id: 'partHeights',
          src: 'partHeights',
          input: ({ context }) => toHeights(context),
          onError: {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
        },
      ],
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isTemporary', target: 'temporary' },
            {
              guard: 'isCopy',
              target: 'lasting',
              description: 'The room is read while its copy is shown.',
              actions: sendTo('conversation', { type: 'refresh.needed' }),
            },
            { target: 'lasting' },
          ],
        },
        lasting: {
          on: {
            'branch.shown': { actions: sendTo('conversation', ({ event }) => event) },
            'room.refreshed': {
              actions: sendTo('mateChange', ({ event }) => toMateChangeKnown(event.info.room)),
            },
          },
          invoke: [
            { id: 'matePane', src: 'matePane', input: ({ context }) => ({ isShown: context.isPaneShown }) },
            {
              id: 'mateChange',
              src: 'mateChange',
              input: ({ context }) => toMateChangeInput(openedOf(context)),
            },
            { id: 'chatSearch', src: 'chatSearch', input: ({ context, self }) => toSearch(context, self) },
          ],
        },
        temporary: {
          description: 'It has no settings: nothing of the room outlives it.',
          on: { 'room.missing': '#chat.ended' },
          invoke: {
            id: 'temporaryRoom',
            src: 'temporaryRoom',
            input: ({ context, self }) => ({ parentRef: self, roomId: openedOf(context).roomId }),
          },
        },
      },
    },
    ended: {
      tags: 'ended',
      entry: { type: 'forgetTexts', params: ({ context }) => openedOf(context) },
      description: 'The temporary room was ended, here or elsewhere, or nobody had read it for an hour.',
    },
    failed: {
      tags: 'failed',
      on: { 'load.retry': 'opening' },
    },
    notFound: {
      tags: 'notFound',
      entry: ['showRoomList', 'refreshRoomList'],
      on: {
        'chat.restored': {
          guard: { type: 'isWanted', params: ({ event }) => event },
          target: 'opening',
          description: 'The user undid its deletion in the chat list.',
        },
      },
      description: 'There is no such room: it may have been deleted meanwhile, or is not the caller’s.',
    },
  },
});

/** Whether the account has reached the limit of rooms: one must be deleted first. */
export const selectIsFull = ({ context }: SnapshotFrom<typeof chatMachine>) =>
  context.failure?.code === code.limitReached;
