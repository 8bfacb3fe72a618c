import type { EventObject, SnapshotFrom } from 'xstate';
import { conversationMachine } from '../../../../src/machines/chat/conversation.machine.ts';
import type { ConversationReport } from '../../../../src/machines/chat/conversation.types.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { partOf } from 'statechart-tools/properties/temporal';
import { createParent } from '../../support/parent.ts';
import { benefits, ended, idNumber, message, own, page, room, seed } from '../chat-samples.ts';
import { outgoing } from '../outgoing.ts';
import { sendingIn } from '../../../../src/machines/chat/conversation-turns.reducers.ts';

const { parentRef } = createParent<ConversationReport>();
const thread = { parentRef, userId: 'user-1', roomId: 'room-1', seed, draft: '' };
const cutOff = { kind: 'unreachable', message: 'no answer' } as const;
const answered = { ...ended, replyId: 'message-14', messageId: 'message-13' };

/** The newest page while a reply is under way that was asked for in another tab. */
const elsewhere = page([own(29), message(30, { status: 'streaming', replyTo: 'message-29' })]);
const taken = page([own(29, { clientMessageId: idNumber(0), text: 'Hello' })]);

/** In this room nothing is written, but the children crash and are restarted: each of them, in any order. */
const crashRoom = 'room-2';
const ofMessages = new Set<unknown>(['undelivered', 'acceptedAfterStop', 'roomBusy']);
const isCrash = (type: string): boolean =>
  type.startsWith('xstate.error.actor.') && !type.endsWith('.replyTurn');

/** One message with one retry in one room, crashes in the other. Only a turn that sends a message can find it undelivered. */
const isWorthTrying = (
  { context }: SnapshotFrom<typeof conversationMachine>,
  { type, ...event }: EventObject,
): boolean => {
  const { roomId, idCount, messages } = context;
  if (type === 'outbox.empty') return true;
  if (ofMessages.has(partOf(event, 'output', 'kind'))) return sendingIn(context) !== null;
  if ((roomId === crashRoom) !== isCrash(type)) return false;
  if (type === 'message.send') return idCount === 0;
  if (type === 'message.next')
    return idCount > 0 && !messages.some(({ clientMessageId }) => clientMessageId === idNumber(0));
  return type !== 'reply.request' || idCount < 2;
};

export const model = modelOf(conversationMachine, {
  inputs: [
    { ...thread, info: page([message(11), own(12)], true), unsent: [] },
    {
      ...thread,
      info: page([own(11), message(12, { status: 'streaming', replyTo: 'message-11' })]),
      unsent: [],
    },
    { ...thread, roomId: crashRoom, info: page([message(11)]), unsent: [] },
  ],
  events: {
    'message.send': [{ text: 'Hello', at: 13_000 }],
    'message.changed': [{ message: message(11, { liked: true }) }, { message: message(99) }],
    'facts.forgotten': [{ messageId: 'message-11' }],
    'mate.blocked': [{ mateId: 'mate-iris' }, { mateId: 'mate-other' }],
    'olderMessages.loaded': [{ info: page([message(10)]) }],
    'room.refreshed': [{ info: page([message(30)], true) }, { info: elsewhere }],
    'room.checked': [{ info: page([message(11)]) }, { info: page([message(30)], true) }],
    'outbox.crashed': [{ error: new Error('broken') }],
    'message.next': [{ message: outgoing() }, { message: outgoing({ edits: 'message-99' }) }],
    'draft.restore': [{ text: 'Hello' }],
    'reply.accepted': [{ messageId: 'message-13', replyId: 'message-14' }],
    'reply.request': (['retry', 'another', 'continue'] as const).flatMap((kind) => [
      { kind, messageId: 'message-13' },
      { kind, messageId: 'message-11' },
    ]),
    'room.renamed': [{ room: { ...room, title: 'Night walk' } }],
    'replies.changed': [{ writer: { model: 'large' } }, { writer: undefined }],
    'branch.shown': [{ info: page([message(30)], true) }],
    'xstate.done.actor.replyTurn': [],
  },
  actors: {
    composer: {},
    dictation: {},
    olderMessages: {},
    roomRefresh: {},
    replySuggestions: {},
    modelHost: {},
    messageActions: {},
    roomTitle: {},
    outbox: { error: [new Error('broken')] },
    replyTurn: {
      done: [
        {
          kind: 'answered',
          end: { ...answered, outcome: 'done', message: message(14, { replyTo: 'message-13' }), benefits },
          info: null,
        },
        { kind: 'undelivered', end: { ...ended, outcome: 'failed', failure: cutOff }, info: null },
        { kind: 'undelivered', end: { ...ended, outcome: 'stopped' }, info: null },
        { kind: 'acceptedAfterStop', end: { ...ended, outcome: 'stopped' }, info: taken },
        {
          kind: 'roomBusy',
          end: {
            ...ended,
            outcome: 'failed',
            failure: { kind: 'rejected', code: 4090, message: 'A reply comes.' },
          },
          info: elsewhere,
        },
        { kind: 'failed', end: { ...answered, outcome: 'stopped', text: 'Good' }, info: null },
      ],
      error: [new Error('broken')],
    },
  },
  view: ({ roomId, messages, hasMore, request, idCount }) => ({
    isEdit: request?.kind === 'send' && request.message.getSnapshot().context.edits !== undefined,
    isCrashRoom: roomId === crashRoom,
    last: messages.slice(-2).map(({ status, failure }) => [status, failure?.kind ?? null]),
    // The messages that decide whose turn it is, wherever in the room they are.
    open: messages.filter(({ status }) => status === 'streaming').map(({ messageId }) => messageId),
    // Whether the reply that was asked for in another tab ended, on this page too: it is not read on.
    hasOtherEnded: messages.some(
      ({ messageId, status }) => messageId === 'message-30' && status !== 'streaming',
    ),
    // The messages that can be retried, and whether their replies are stored.
    asked: messages
      .filter(({ messageId, replyTo }) => messageId === 'message-13' || replyTo === 'message-13')
      .map(({ messageId, status }) => [messageId, status]),
    hasMore,
    idCount,
    request: request?.kind ?? null,
    isSending: sendingIn({ request, messages }) !== null,
  }),
  within: isWorthTrying,
});
