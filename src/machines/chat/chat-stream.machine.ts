import { assign, setup, stateIn } from 'xstate';
import type { Message } from '../../../contract/room.ts';
import type { UserBenefits } from '../../../contract/user.ts';
import { notProvidedEvents, notProvidedPromise } from '../shared/placeholders.ts';
import type {
  Accepted,
  ChatStreamContext,
  ChatStreamEvent,
  ChatStreamTag,
  DeltaBatch,
  ReplyOutcome,
  ReplyRequest,
  StreamEvent,
} from './chat-stream.types.ts';
import { acceptedBy, isTransient, missingOf, outcomeOf, tryLimit } from './chat-stream.reducers.ts';
import { toFailure } from '../shared/failure.ts';

/** One reply of a mate, from the request to its end. */
export const chatStreamMachine = setup({
  types: {
    context: {} as ChatStreamContext,
    input: {} as ReplyRequest,
    output: {} as ReplyOutcome,
    events: {} as ChatStreamEvent,
    tags: {} as ChatStreamTag,
  },
  actors: {
    streamReply: notProvidedEvents<StreamEvent, ReplyRequest>('streamReply'),
    stopReply: notProvidedPromise<Message, { replyId: string }>('stopReply'),
  },
  actions: {
    accept: assign((_, { messageId, replyId }: Accepted) => ({ messageId, replyId })),
    grow: assign(({ context }, { replyId, from, pieces }: DeltaBatch) => ({
      replyId,
      text: context.text + pieces.slice(context.last + 1 - from).join(''),
      last: from + pieces.length - 1,
      tries: 0,
    })),
    finish: assign((_, end: { message: Message; benefits: UserBenefits }) => end),
    setStopped: assign((_, { message }: { message: Message }) => ({ message })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setCutOffFailure: assign({ failure: { kind: 'stream', message: 'the reply was cut off' } }),
    setTimeoutFailure: assign({ failure: { kind: 'unreachable', message: 'nothing came for a while' } }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    tellAccepted: (_, _params: Accepted) => {},
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    isAccepted: ({ context }) => context.replyId !== null,
    isOther: ({ context }, { replyId }: DeltaBatch) =>
      context.replyId !== null && replyId !== context.replyId,
    hasGap: ({ context }, { from }: DeltaBatch) => from > context.last + 1,
    isNewDelta: ({ context }, { from, pieces }: DeltaBatch) => from + pieces.length - 1 > context.last,
    isHalting: stateIn({ reading: 'halting' }),
    retriesExhausted: ({ context }) => context.tries > tryLimit || !isTransient(context.failure),
  },
  delays: {
    slowAfter: 15_000,
    silenceTimeout: 25_000,
    acceptanceGrace: 5000,
    backoff: ({ context }) => Math.min(250 * 2 ** context.tries, 8_000),
  },
}).createMachine({
  id: 'chatStream',
  description:
    'Reads one reply. A line that breaks or falls silent is taken up where it broke; shown text never shrinks.',
  context: ({ input }) => ({
    request: input,
    replyId: input.kind === 'resume' ? input.replyId : null,
    messageId: input.kind === 'retry' ? input.messageId : null,
    last: input.kind === 'resume' ? input.after : 0,
    text: input.kind === 'resume' ? input.text : '',
    tries: 0,
    failure: null,
    message: null,
    benefits: null,
  }),
  // XState types what a final state hands on as unknown; each of the three hands on an outcome.
  output: ({ event }) => event.output as ReplyOutcome,
  initial: 'reading',
  states: {
    reading: {
      description: 'Asks for the reply or, once the server has accepted it, for what is missing of it.',
      invoke: {
        id: 'streamReply',
        src: 'streamReply',
        input: ({ context }) => missingOf(context),
        onDone: [
          { guard: 'isHalting', target: 'stopped' },
          {
            target: 'stalled',
            actions: 'setCutOffFailure',
            description: 'An end without the stored reply is a cut.',
          },
        ],
        onError: [
          {
            guard: 'isHalting',
            target: 'stopped',
            actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'stalled',
            actions: [
              { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
      on: {
        'reply.stop': [
          { guard: 'isAccepted', target: 'stopping' },
          {
            target: '.halting',
            description: 'The server may be taking it just now: only its word tells which reply to end.',
          },
        ],
        'stream.heartbeat': '.streaming',
        'stream.accepted': {
          target: '.streaming',
          actions: [
            { type: 'accept', params: ({ event }) => acceptedBy(event) },
            { type: 'tellAccepted', params: ({ event }) => acceptedBy(event) },
          ],
        },
        'stream.delta': [
          { guard: { type: 'isOther', params: ({ event }) => event }, target: '.streaming' },
          {
            guard: { type: 'hasGap', params: ({ event }) => event },
            target: 'stalled',
            actions: 'setCutOffFailure',
            description: 'Pieces are missing: the server is asked for all that follow the last one.',
          },
          {
            guard: { type: 'isNewDelta', params: ({ event }) => event },
            target: '.streaming',
            actions: { type: 'grow', params: ({ event }) => event },
          },
          { target: '.streaming', description: 'Pieces that are known already are a sign of life.' },
        ],
        'stream.finished': {
          target: 'done',
          actions: {
            type: 'finish',
            params: ({ event }) => ({ message: event.message, benefits: event.benefits }),
          },
        },
      },
      initial: 'connecting',
      states: {
        connecting: {
          tags: 'connecting',
          description:
            'Nothing came yet, neither headers nor bytes: the silence is counted from the request.',
          after: { silenceTimeout: { target: '#chatStream.stalled', actions: 'setTimeoutFailure' } },
          initial: 'prompt',
          states: { prompt: { after: { slowAfter: 'slow' } }, slow: { tags: 'slow' } },
        },
        streaming: {
          description: 'Each heartbeat re-enters this state, which restarts the silence timeout.',
          after: { silenceTimeout: { target: '#chatStream.stalled', actions: 'setTimeoutFailure' } },
        },
        halting: {
          tags: 'stopping',
          description: 'Listens a little longer. Without a word from the server its room tells what it took.',
          on: {
            'stream.heartbeat': {},
            'stream.accepted': {
              target: '#chatStream.stopping',
              actions: [
                { type: 'accept', params: ({ event }) => acceptedBy(event) },
                { type: 'tellAccepted', params: ({ event }) => acceptedBy(event) },
              ],
            },
            'stream.delta': {
              target: '#chatStream.stopping',
              actions: { type: 'grow', params: ({ event }) => event },
            },
            'reply.stop': {
              target: '#chatStream.stopped',
              description: 'Asked twice: not listened any longer.',
            },
          },
          after: { acceptanceGrace: '#chatStream.stopped' },
        },
      },
    },
    stalled: {
      tags: 'stalled',
      description: 'Waits, longer each time, and goes on reading after the last piece.',
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
      description: 'The server writes the reply, so the server is told which one to end.',
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
          description: 'Who asked to stop is not made to read on; the room tells later what became of it.',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { slowAfter: 'stopped' },
    },
    done: { type: 'final', output: ({ context }) => outcomeOf('done', context) },
    stopped: { type: 'final', output: ({ context }) => outcomeOf('stopped', context) },
    failed: { type: 'final', output: ({ context }) => outcomeOf('failed', context) },
  },
});
