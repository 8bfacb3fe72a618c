/** The conversation with its outbox, its messages, the turn and the stream of the reply as one system. */
import type { AnyMachineSnapshot } from 'xstate';
import { conversationMachine } from '../../../../src/machines/chat/conversation.machine.ts';
import type { ConversationReport } from '../../../../src/machines/chat/conversation.types.ts';
import type { SystemOptions } from 'statechart-tools/properties/live-system';
import { partOf, textOfPart } from 'statechart-tools/properties/temporal';
import type { AnySamples } from 'statechart-tools/explorer/samples';
import { createParent } from '../../support/parent.ts';
import { benefits, empty, message, own, page, seed, tooEarly, unreachable } from '../chat-samples.ts';

const { parentRef } = createParent<ConversationReport>();

/** Messages have different texts, by which the properties tell them apart. */
const texts = ['First', 'Second', 'Third'];

const idsIn = ({ context }: AnyMachineSnapshot): { readonly clientMessageId: string }[] =>
  context.messages.map(({ clientMessageId }: { clientMessageId: string }) => ({ clientMessageId }));

/** The user writes at most three messages, one of which takes the place of another. */
const conversation: AnySamples = {
  events: {
    'message.send': ({ context: { idCount } }) =>
      texts
        .slice(idCount, idCount + 1)
        .flatMap((text) => [
          { text, at: 20_000 + idCount },
          ...(idCount === 1 ? [{ text, at: 20_000 + idCount, edits: 'message-11' }] : []),
        ]),
    'reply.stop': [{}],
    'refresh.needed': [{}],
    'room.refreshed': [{ info: page([own(11), message(12)]) }],
    'reply.request': ({ context }) => [{ kind: 'retry', messageId: context.messages.at(-1)?.replyTo ?? '' }],
  },
  actors: {},
};

const outbox: AnySamples = {
  events: { 'message.resend': idsIn, 'message.recall': idsIn, 'message.move': idsIn },
  actors: {},
};

const outgoingMessage: AnySamples = { events: {}, actors: {} };

const replyTurn: AnySamples = {
  events: {},
  actors: { fetchMessages: { done: [page([own(11), message(12)])], error: [unreachable] } },
};

/** The ids that the server gives to the message of the request and to its reply. */
const idsFor = ({ request }: AnyMachineSnapshot['context']) => {
  const messageId =
    textOfPart(request, 'messageId') ?? `stored-${textOfPart(partOf(request, 'message'), 'id') ?? ''}`;
  return { messageId, replyId: textOfPart(request, 'replyId') ?? `reply-to-${messageId}` };
};

const replyFor = (context: AnyMachineSnapshot['context'], text: string, status: 'done' | 'interrupted') => {
  const { messageId, replyId } = idsFor(context);
  return message(40, { messageId: replyId, replyTo: messageId, text, status });
};

const chatStream: AnySamples = {
  events: {
    'stream.accepted': ({ context }) => [idsFor(context)],
    'stream.delta': ({ context }) => [
      { replyId: idsFor(context).replyId, from: context.last + 1, pieces: [`${context.last + 1} `] },
      { replyId: idsFor(context).replyId, from: context.last + 3, pieces: ['late '] },
      { replyId: 'other', from: context.last + 1, pieces: ['of another reply'] },
    ],
    'stream.finished': ({ context }) => [
      { message: replyFor(context, `${String(context.text)}and so on.`, 'done'), benefits },
    ],
    'stream.broken': ({ context }) => [
      {
        message: replyFor(context, String(context.text), 'interrupted'),
        failure: { kind: 'rejected', code: 5021, message: 'Cut off.' },
      },
    ],
  },
  actors: {
    streamReply: { done: [undefined], error: [unreachable, empty, tooEarly] },
    stopReply: { done: [message(40, { status: 'stopped', text: '' })], error: [unreachable] },
  },
};

export const samples = { conversation, outbox, outgoingMessage, replyTurn, chatStream };
/** The room, in which the user does this to unsent messages. */
export const systemWith = (outboxEvents: readonly string[]): SystemOptions => ({
  machine: conversationMachine,
  input: {
    parentRef,
    userId: 'user-1',
    roomId: 'room-1',
    seed,
    draft: '',
    info: page([own(11), message(12)]),
    unsent: [],
  },
  samples,
  external: {
    conversation: Object.keys(conversation.events).filter(
      (type) => outboxEvents.length > 0 || ['message.send', 'reply.stop'].includes(type),
    ),
    outbox: outboxEvents,
    outgoingMessage: [],
    replyTurn: [],
    chatStream: [...Object.keys(chatStream.events), 'stream.heartbeat', 'stream.thinking'],
  },
});
