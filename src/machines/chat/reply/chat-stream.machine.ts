import { assign, sendTo, setup, stateIn, type ActorRefFrom } from 'xstate';
import type { Message } from '../../../../contract/rooms/room.ts';
import type { UserBenefits } from '../../../../contract/sign-in/user.ts';
import { notProvidedEvents, notProvidedPromise } from '../../shared/placeholders.ts';
import {
  acceptedBy,
  createContext,
  isTransient,
  missingOf,
  outcomeOf,
  toModelReport,
  maxTries,
  withPieces,
  type Accepted,
  type BrokenReply,
  type ChatStreamContext,
  type ChatStreamEvent,
  type ChatStreamInput,
  type ChatStreamTag,
  type DeltaBatch,
  type ReplyOutcome,
  type ReplyRequest,
  type StreamEvent,
} from './chat-stream.reducers.ts';
import { toFailure } from '../../shared/failure.ts';
import type { ModelReport } from '../notices/model-host.machine.ts';

/** One reply of a mate, from the request to its end. */
export const chatStreamMachine = setup({
  types: {
    context: {} as ChatStreamContext,
    input: {} as ChatStreamInput,
    output: {} as ReplyOutcome,
    events: {} as ChatStreamEvent,
    tags: {} as ChatStreamTag,
  },
  actors: {
    streamReply: notProvidedEvents<StreamEvent, ReplyRequest>('streamReply'),
    stopReply: notProvidedPromise<Message, { replyId: string }>('stopReply'),
  },
  actions: {
    setAccepted: assign((_, { messageId, replyId }: Accepted) => ({ messageId, replyId })),
    reportAccepted: sendTo(
      ({ context }) => context.parentRef,
      (_, accepted: Accepted) => ({ ...acceptedBy(accepted), type: 'reply.accepted' }),
    ),
    appendDelta: assign(({ context }, batch: DeltaBatch) => ({
      ...withPieces(context, batch),
      replyId: batch.replyId,
      tries: 0,
    })),
    setFinished: assign((_, end: { message: Message; benefits: UserBenefits }) => end),
    setBroken: assign((_, { message, failure }: Pick<BrokenReply, 'message' | 'failure'>) => ({
      message,
      failure,
    })),
    setStopped: assign((_, { message }: { message: Message }) => ({ message })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setCutOffFailure: assign({ failure: { kind: 'stream', message: 'the reply was cut off' } }),
    setTimeoutFailure: assign({
      failure: { kind: 'unreachable', message: 'the stream was silent for too long' },
    }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    /** Opens the question for the age where the server refused the reply for it. Only a request is refused, no reply that is under way. */
    openAgeStep: (_, _params: { error: unknown }) => {},
    /** Tells the actor of the language model what the stream says of it; null for nothing. */
    reportModel: (_, _params: { report: ModelReport | null }) => {},
  },
  guards: {
    isAccepted: ({ context }) => context.replyId !== null,
    isForeignReply: ({ context }, { replyId }: DeltaBatch) =>
      context.replyId !== null && replyId !== context.replyId,
    hasGap: ({ context }, { from }: DeltaBatch) => from > context.last + 1,
    isNewDelta: ({ context }, { from, pieces }: DeltaBatch) => from + pieces.length - 1 > context.last,
    isAwaitingAcceptance: stateIn({ reading: 'awaitingAcceptance' }),
    retriesExhausted: ({ context }) => context.tries > maxTries || !isTransient(context.failure),
  },
  delays: {
    slowAfter: 15_000,
    silenceTimeout: 25_000,
    acceptanceGrace: 5000,
    backoff: ({ context }) => Math.min(250 * 2 ** context.tries, 2000),
  },
}).createMachine({
  id: 'chatStream',
  description:
    'Streams one reply. A connection that breaks or falls silent is resumed where it broke; shown text never shrinks.',
  context: ({ input }) => createContext(input),
  // XState types what a final state hands on as unknown; each of the three hands on an outcome.
  output: ({ event }) => event.output as ReplyOutcome,
  initial: 'reading',
  states: {
    reading: {
      description: 'Requests the reply or, once the server has accepted it, what is missing of it.',
      invoke: {
        id: 'streamReply',
        src: 'streamReply',
        input: ({ context }) => missingOf(context),
        onDone: [
          { guard: 'isAwaitingAcceptance', target: 'stopped' },
          {
            target: 'reconnecting',
            actions: 'setCutOffFailure',
            description: 'A stream that ends without the stored reply was cut off.',
          },
        ],
        onError: [
          {
            guard: 'isAwaitingAcceptance',
            target: 'stopped',
            actions: { type: 'openAgeStep', params: ({ event }) => event },
          },
          {
            target: 'reconnecting',
            actions: [
              { type: 'setFailure', params: ({ event }) => event },
              { type: 'openAgeStep', params: ({ event }) => event },
            ],
          },
        ],
      },
      on: {
        'reply.stop': [
          { guard: 'isAccepted', target: 'stopping' },
          {
            target: '.awaitingAcceptance',
            description: 'The server may be accepting it now: its answer names the reply to stop.',
          },
        ],
        'stream.heartbeat': '.streaming',
        'stream.thinking': {
          target: '.thinking',
          actions: {
            type: 'reportModel',
            params: ({ context, event }) => ({ report: toModelReport(context, event) }),
          },
        },
        'stream.model': {
          actions: {
            type: 'reportModel',
            params: ({ context, event }) => ({ report: toModelReport(context, event) }),
          },
        },
        'stream.accepted': {
          target: '.streaming',
          actions: [
            { type: 'setAccepted', params: ({ event }) => event },
            { type: 'reportAccepted', params: ({ event }) => event },
            {
              type: 'reportModel',
              params: ({ context, event }) => ({ report: toModelReport(context, event) }),
            },
          ],
        },
        'stream.delta': [
          { guard: { type: 'isForeignReply', params: ({ event }) => event }, target: '.streaming' },
          {
            guard: { type: 'hasGap', params: ({ event }) => event },
            target: 'reconnecting',
            actions: 'setCutOffFailure',
            description: 'Pieces are missing: those after the last one are requested.',
          },
          {
            guard: { type: 'isNewDelta', params: ({ event }) => event },
            target: '.streaming',
            actions: [
              {
                type: 'reportModel',
                params: ({ context, event }) => ({ report: toModelReport(context, event) }),
              },
              { type: 'appendDelta', params: ({ event }) => event },
            ],
          },
          { target: '.streaming', description: 'Known pieces count as a heartbeat.' },
        ],
        'stream.finished': {
          target: 'done',
          actions: {
            type: 'setFinished',
            params: ({ event }) => ({ message: event.message, benefits: event.benefits }),
          },
        },
        'stream.broken': {
          target: 'failed',
          actions: [
            { type: 'setBroken', params: ({ event }) => event },
            {
              type: 'reportModel',
              params: ({ context, event }) => ({ report: toModelReport(context, event) }),
            },
          ],
          description: 'The server says that the reply ended too soon, and what it stored of it.',
        },
      },
      initial: 'connecting',
      states: {
        connecting: {
          tags: 'connecting',
          description: 'Neither headers nor bytes have arrived: the silence timeout starts with the request.',
          after: { silenceTimeout: { target: '#chatStream.reconnecting', actions: 'setTimeoutFailure' } },
          initial: 'pending',
          states: { pending: { after: { slowAfter: 'slow' } }, slow: { tags: 'slow' } },
        },
        streaming: {
          description: 'Each heartbeat re-enters this state, which restarts the silence timeout.',
          after: { silenceTimeout: { target: '#chatStream.reconnecting', actions: 'setTimeoutFailure' } },
        },
        thinking: {
          tags: 'thinking',
          description: 'The mate thinks before its first words. Heartbeats restart the silence timeout.',
          on: { 'stream.heartbeat': { target: 'thinking', reenter: true } },
          after: { silenceTimeout: { target: '#chatStream.reconnecting', actions: 'setTimeoutFailure' } },
        },
        awaitingAcceptance: {
          tags: 'stopping',
          description:
            'Waits a little for the acceptance. Without it, the room shows what the server accepted.',
          on: {
            'stream.heartbeat': {},
            'stream.thinking': {},
            'stream.accepted': {
              target: '#chatStream.stopping',
              actions: [
                { type: 'setAccepted', params: ({ event }) => event },
                { type: 'reportAccepted', params: ({ event }) => event },
              ],
            },
            'stream.delta': {
              target: '#chatStream.stopping',
              actions: { type: 'appendDelta', params: ({ event }) => event },
            },
            'reply.stop': {
              target: '#chatStream.stopped',
              description: 'A second stop ends the wait.',
            },
          },
          after: { acceptanceGrace: '#chatStream.stopped' },
        },
      },
    },
    reconnecting: {
      tags: 'reconnecting',
      description: 'Waits, longer each time, and resumes after the last piece.',
      entry: 'countTry',
      always: { guard: 'retriesExhausted', target: 'failed' },
      after: { backoff: 'reading' },
      on: {
        'connection.restored': 'reading',
        'reply.stop': [{ guard: 'isAccepted', target: 'stopping' }, { target: 'stopped' }],
      },
    },
    stopping: {
      tags: 'stopping',
      description: 'The server generates the reply, so the server must stop it.',
      invoke: {
        id: 'stopReply',
        src: 'stopReply',
        input: ({ context }) => ({ replyId: context.replyId ?? '' }),
        onDone: {
          target: 'stopped',
          actions: { type: 'setStopped', params: ({ event }) => ({ message: event.output }) },
        },
        onError: {
          target: 'stopped',
          description:
            'The user asked to stop, so reading does not continue; the room shows later what was stored.',
        },
      },
      after: { slowAfter: 'stopped' },
    },
    done: { type: 'final', output: ({ context }) => outcomeOf('done', context) },
    stopped: { type: 'final', output: ({ context }) => outcomeOf('stopped', context) },
    failed: { type: 'final', output: ({ context }) => outcomeOf('failed', context) },
  },
});

export type ReplyActor = ActorRefFrom<typeof chatStreamMachine>;
