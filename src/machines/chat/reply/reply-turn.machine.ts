import { and, assign, sendTo, setup } from 'xstate';
import type { RoomInfo } from '../../../../contract/rooms/room.ts';
import { notProvidedPromise } from '../../shared/placeholders.ts';
import { chatStreamMachine } from './chat-stream.machine.ts';
import type { ReplyOutcome } from './chat-stream.reducers.ts';
import type { PageRequest } from '../history/older-messages.machine.ts';
import * as reducers from './reply-turn.reducers.ts';
import type { ReplyTurnContext, ReplyTurnEvent, ReplyTurnInput, TurnOutcome } from './reply-turn.reducers.ts';

export const replyTurnMachine = setup({
  types: {
    context: {} as ReplyTurnContext,
    input: {} as ReplyTurnInput,
    output: {} as TurnOutcome,
    events: {} as ReplyTurnEvent,
    children: {} as {
      chatStream: 'chatStream';
      findOtherReply: 'fetchMessages';
      findMessage: 'fetchMessages';
    },
  },
  actors: {
    fetchMessages: notProvidedPromise<RoomInfo, PageRequest>('fetchMessages'),
    chatStream: chatStreamMachine,
  },
  actions: {
    setEnd: assign((_, { end }: { end: ReplyOutcome }) => ({ end })),
    setCrash: assign(({ context }, { error }: { error: unknown }) => ({
      end: reducers.toCrashEnd(context, error),
    })),
    setStop: assign(({ context }) => ({ end: reducers.stopped(context) })),
    setInfo: assign((_, { info }: { info: RoomInfo }) => ({ info })),
  },
  guards: {
    isDone: ({ context }) => context.end?.outcome === 'done',
    isRoomBusy: ({ context }) => context.end !== null && reducers.isRoomBusy(context, context.end),
    isUndelivered: ({ context }) => context.end !== null && reducers.isUndelivered(context, context.end),
    isStopped: ({ context }) => context.end?.outcome === 'stopped',
    isStored: ({ context }, { info }: { info: RoomInfo }) => reducers.isStored(context, info),
    isUnderWay: ({ context }, { info }: { info: RoomInfo }) => reducers.isUnderWay(context, info),
  },
  delays: { roomBusyRetry: 3000 },
}).createMachine({
  id: 'replyTurn',
  description:
    'Requests a reply, streams it, and finds out whether the server accepted the message that it answers.',
  context: ({ input }) => ({
    ...input,
    end: null,
    info: null,
  }),
  // XState types what a final state hands on as unknown; each of the five outputs an outcome.
  output: ({ event }) => event.output as TurnOutcome,
  initial: 'replying',
  states: {
    replying: {
      invoke: {
        id: 'chatStream',
        src: 'chatStream',
        input: ({ context }) => ({ parentRef: context.parentRef, request: context.request }),
        onDone: {
          target: 'classifying',
          actions: { type: 'setEnd', params: ({ event }) => ({ end: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setCrash', params: ({ event }) => event },
        },
      },
      on: {
        'reply.stop': { actions: sendTo('chatStream', ({ event }) => event) },
        'connection.restored': { actions: sendTo('chatStream', ({ event }) => event) },
      },
    },
    classifying: {
      always: [
        { guard: 'isDone', target: 'answered' },
        { guard: 'isRoomBusy', target: 'waitingForOtherReply' },
        { guard: and(['isUndelivered', 'isStopped']), target: 'checking' },
        {
          guard: 'isUndelivered',
          target: 'undelivered',
          description: 'The failure says why. The server recognizes a message that is sent again by its id.',
        },
        { target: 'failed' },
      ],
    },
    waitingForOtherReply: {
      description:
        'The room has another reply under way, requested elsewhere: it is found before the message is sent again.',
      invoke: {
        id: 'findOtherReply',
        src: 'fetchMessages',
        input: ({ context }) => ({ roomId: context.roomId, before: null }),
        onDone: [
          {
            guard: { type: 'isUnderWay', params: ({ event }) => ({ info: event.output }) },
            target: 'roomBusy',
            actions: { type: 'setInfo', params: ({ event }) => ({ info: event.output }) },
          },
          { actions: { type: 'setInfo', params: ({ event }) => ({ info: event.output }) } },
        ],
        onError: { description: 'The message is sent again nevertheless.' },
      },
      after: { roomBusyRetry: 'roomBusy' },
      on: { 'reply.stop': { target: 'undelivered', actions: 'setStop' } },
    },
    checking: {
      description: 'Stopped before the server answered: the room shows whether it accepted the message.',
      invoke: {
        id: 'findMessage',
        src: 'fetchMessages',
        input: ({ context }) => ({ roomId: context.roomId, before: null }),
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => ({ info: event.output }) },
            target: 'acceptedAfterStop',
            actions: { type: 'setInfo', params: ({ event }) => ({ info: event.output }) },
          },
          { target: 'undelivered' },
        ],
        onError: 'undelivered',
      },
      after: {
        roomBusyRetry: {
          target: 'undelivered',
          description: 'If the server accepted it after all, the next refresh finds it by its id.',
        },
      },
    },
    answered: { type: 'final', output: ({ context }) => reducers.outcomeOf('answered', context) },
    roomBusy: { type: 'final', output: ({ context }) => reducers.outcomeOf('roomBusy', context) },
    undelivered: { type: 'final', output: ({ context }) => reducers.outcomeOf('undelivered', context) },
    acceptedAfterStop: {
      type: 'final',
      output: ({ context }) => reducers.outcomeOf('acceptedAfterStop', context),
    },
    failed: { type: 'final', output: ({ context }) => reducers.outcomeOf('failed', context) },
  },
});
