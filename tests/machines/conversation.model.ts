import type { SnapshotFrom } from 'xstate';
import type { ReplyOutcome } from '../../src/machines/chat-stream.types.ts';
import { conversationMachine } from '../../src/machines/conversation.machine.ts';
import { modelOf } from '../model/model.ts';
import { benefits, idNumber, message, own, page, seed, unreachable } from './chat-samples.ts';

const ended: Omit<ReplyOutcome, 'outcome'> = {
  replyId: null,
  messageId: null,
  text: '',
  message: null,
  benefits: null,
  failure: null,
};

const desk = { userId: 'user-1', roomId: 'room-1', seed, draft: '' };
const cutOff = { kind: 'unreachable', message: 'no answer' } as const;

/** The newest page while a reply is under way that was asked for in another tab. */
const elsewhere = page([own(29), message(30, { status: 'streaming', replyTo: 'message-29' })]);

/**
 * The regions know little of one another, so not every mixture of theirs is tried: history before anything is said, the
 * newest page while no older one is on its way, and one message with one retry.
 */
const isWorthTrying = (snapshot: SnapshotFrom<typeof conversationMachine>, type: string): boolean => {
  const { used } = snapshot.context;
  const isReading = snapshot.matches({ history: 'loading' }) || snapshot.matches({ history: 'failed' });
  if (type === 'message.send') return used === 0 && !isReading;
  if (type === 'reply.retry') return used < 2;
  if (type === 'history.reached') return used === 0 && snapshot.matches({ freshness: { watched: 'fresh' } });
  if (type === 'page.shown' || type === 'connection.restored') return used < 2 && !isReading;
  return type !== 'xstate.error.actor.composer' || used === 0;
};

export const model = modelOf(conversationMachine, {
  inputs: [
    { ...desk, info: page([message(11), own(12)], true), unsent: [] },
    {
      ...desk,
      info: page([own(11), message(12, { status: 'streaming', replyTo: 'message-11' })]),
      unsent: [],
    },
  ],
  events: {
    'message.send': [
      { text: 'Hello', at: 13_000 },
      { text: ' \n', at: 13_000 },
    ],
    'message.resend': [{ clientMessageId: idNumber(0) }],
    'message.withdraw': [{ clientMessageId: idNumber(0) }],
    'reply.accepted': [{ messageId: 'message-13', replyId: 'message-14' }],
    'reply.retry': [{ messageId: 'message-13' }],
  },
  actors: {
    readPage: { done: [page([message(10)]), page([message(30)], true), elsewhere], error: [unreachable] },
    watchPage: { error: [new Error('nothing to watch')] },
    composer: { error: [new Error('broken')] },
    chatStream: {
      done: [
        {
          ...ended,
          outcome: 'done',
          replyId: 'message-14',
          messageId: 'message-13',
          message: message(14, { replyTo: 'message-13' }),
          benefits,
        },
        { ...ended, outcome: 'failed', failure: cutOff },
        { ...ended, outcome: 'failed', failure: { kind: 'rejected', code: 4090, message: 'A reply comes.' } },
        { ...ended, outcome: 'stopped', replyId: 'message-14', messageId: 'message-13', text: 'Good' },
      ],
      error: [new Error('broken')],
    },
  },
  view: ({ messages, hasMore, request, used }) => ({
    first: messages[0]?.key,
    last: messages.slice(-2).map(({ status, failure }) => [status, failure?.kind ?? null]),
    hasMore,
    used,
    request: request?.kind ?? null,
  }),
  within: (snapshot, event) =>
    !snapshot.matches({ freshness: 'unwatched' }) && isWorthTrying(snapshot, event.type),
});
