import { and, assign, sendTo, setup } from 'xstate';
import type { RoomInfo } from '../../../contract/room.ts';
import { notProvidedPromise } from '../shared/placeholders.ts';
import { chatStreamMachine } from './chat-stream.machine.ts';
import type { Accepted, ReplyOutcome } from './chat-stream.types.ts';
import type { PageRequest } from './older-messages.types.ts';
import * as rules from './reply-turn.reducers.ts';
import type { ReplyTurnContext, ReplyTurnEvent, ReplyTurnInput, TurnOutcome } from './reply-turn.types.ts';

/** One request for a reply, until it is clear what became of it. */
export const replyTurnMachine = setup({
  types: {
    context: {} as ReplyTurnContext,
    input: {} as ReplyTurnInput,
    output: {} as TurnOutcome,
    events: {} as ReplyTurnEvent,
    children: {} as { chatStream: 'chatStream'; readNewest: 'fetchMessages'; readMeanwhile: 'fetchMessages' },
  },
  actors: {
    fetchMessages: notProvidedPromise<RoomInfo, PageRequest>('fetchMessages'),
    chatStream: chatStreamMachine,
  },
  actions: {
    setEnd: assign((_, { end }: { end: ReplyOutcome }) => ({ end })),
    setCrash: assign(({ context }, { error }: { error: unknown }) => ({
      end: rules.crashed(context, error),
    })),
    setStop: assign(({ context }) => ({ end: rules.stopped(context) })),
    setInfo: assign((_, { info }: { info: RoomInfo }) => ({ info })),
    tellAccepted: (_, _params: Accepted) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isDone: ({ context }) => context.end?.outcome === 'done',
    isTooEarly: ({ context }) => context.end !== null && rules.isTooEarly(context, context.end),
    isUndelivered: ({ context }) => context.end !== null && rules.isUndelivered(context, context.end),
    isStopped: ({ context }) => context.end?.outcome === 'stopped',
    isTaken: ({ context }, { info }: { info: RoomInfo }) => rules.isTaken(context, info),
    isUnderWay: ({ context }, { info }: { info: RoomInfo }) => rules.isUnderWay(context, info),
  },
  delays: { roomBusyRetry: 3000 },
}).createMachine({
  id: 'replyTurn',
  description: 'Asks for a reply, reads it, and finds out what became of the message that it answers.',
  context: ({ input }) => ({
    roomId: input.roomId,
    request: input.request,
    ended: input.ended,
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
        input: ({ context }) => context.request,
        onDone: {
          target: 'judging',
          actions: { type: 'setEnd', params: ({ event }) => ({ end: event.output }) },
        },
        onError: {
          target: 'broken',
          actions: [
            { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'setCrash', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      on: {
        'reply.accepted': { actions: { type: 'tellAccepted', params: ({ event }) => event } },
        'reply.stop': { actions: sendTo('chatStream', ({ event }) => event) },
        'connection.restored': { actions: sendTo('chatStream', ({ event }) => event) },
      },
    },
    judging: {
      always: [
        { guard: 'isDone', target: 'answered' },
        { guard: 'isTooEarly', target: 'givingWay' },
        { guard: and(['isUndelivered', 'isStopped']), target: 'checking' },
        {
          guard: 'isUndelivered',
          target: 'unsent',
          description: 'Its failure says why; sent again, it is known by its id and counts once.',
        },
        { target: 'broken' },
      ],
    },
    givingWay: {
      description:
        'The room has another reply under way, requested elsewhere: it is found before the message is sent again.',
      invoke: {
        id: 'readMeanwhile',
        src: 'fetchMessages',
        input: ({ context }) => ({ roomId: context.roomId, before: null }),
        onDone: [
          {
            guard: { type: 'isUnderWay', params: ({ event }) => ({ info: event.output }) },
            target: 'tooEarly',
            actions: { type: 'setInfo', params: ({ event }) => ({ info: event.output }) },
          },
          { actions: { type: 'setInfo', params: ({ event }) => ({ info: event.output }) } },
        ],
        onError: { actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      after: { roomBusyRetry: 'tooEarly' },
      on: { 'reply.stop': { target: 'unsent', actions: 'setStop' } },
    },
    checking: {
      description: 'Stopped before the server said anything: the room tells whether it took the message.',
      invoke: {
        id: 'readNewest',
        src: 'fetchMessages',
        input: ({ context }) => ({ roomId: context.roomId, before: null }),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ info: event.output }) },
            target: 'taken',
            actions: { type: 'setInfo', params: ({ event }) => ({ info: event.output }) },
          },
          { target: 'unsent' },
        ],
        onError: {
          target: 'unsent',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        roomBusyRetry: {
          target: 'unsent',
          description: 'Should it have arrived after all, the room tells so by its id when it is read next.',
        },
      },
    },
    answered: { type: 'final', output: ({ context }) => rules.outcomeOf('answered', context) },
    tooEarly: { type: 'final', output: ({ context }) => rules.outcomeOf('tooEarly', context) },
    unsent: { type: 'final', output: ({ context }) => rules.outcomeOf('unsent', context) },
    taken: { type: 'final', output: ({ context }) => rules.outcomeOf('taken', context) },
    broken: { type: 'final', output: ({ context }) => rules.outcomeOf('broken', context) },
  },
});
