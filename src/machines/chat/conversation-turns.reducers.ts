/** The turns of a conversation: what is requested, and the results. */
import { enqueueActions } from 'xstate';
import type { Accepted, ReplyOutcome } from './reply/chat-stream.reducers.ts';
import { idFrom, addLatestPage } from './conversation.reducers.ts';
import type {
  ChatMessage,
  ConversationContext,
  ConversationEvent,
  ReplyRequested,
} from './conversation.types.ts';
import type { OutboxEvent } from './outbox/outbox.reducers.ts';
import type { OutgoingMessageRef, SendingEnded } from './outbox/unsent-message.types.ts';
import { toCrashEnd, type ReplyTurnInput, type TurnOutcome } from './reply/reply-turn.reducers.ts';
import { alternativesOf, nextSeq, appendSent, applyReply } from './history/transcript.ts';

/** The arguments of an assign or a guard of the conversation. */
interface Args {
  readonly context: ConversationContext;
}

type Change = Partial<ConversationContext>;

/** A refusal is shown until the next reply begins. */
export const clearRefusals = ({ context: { messages, replaced } }: Args): Change => ({
  messages: withoutRefusals(messages),
  replaced: withoutRefusals(replaced),
});

const withoutRefusals = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.map((message) =>
    message.failure === null || message.isUnconfirmed ? message : { ...message, failure: null },
  );

/** Streams a reply under way from its beginning. */
export const resumeReply = ({ context }: Args): Change => {
  const reply = context.messages.find(({ status }) => status === 'streaming');
  return { request: { kind: 'resume', replyId: reply?.messageId ?? '', after: 0, text: reply?.text ?? '' } };
};

/**
 * Sends a message: it is under way until the server accepts it, or the turn ends. An edit is shown in place of the message and
 * of all that follows it.
 */
export const sendNext = (
  { context: { roomId, messages } }: Args,
  { message }: { readonly message: OutgoingMessageRef },
): Change => {
  const { edits } = message.getSnapshot().context;
  const place = edits === undefined ? -1 : messages.findIndex(({ messageId }) => messageId === edits);
  const end = place === -1 ? messages.length : place;
  return {
    request: { kind: 'send', roomId, message },
    messages: messages.slice(0, end),
    replaced: messages.slice(end),
  };
};

/** The message that is being sent; null where none is, or the room contains it already. */
export const sendingIn = ({
  request,
  messages,
}: Pick<ConversationContext, 'request' | 'messages'>): OutgoingMessageRef | null =>
  request?.kind === 'send' && !messages.some(({ clientMessageId }) => clientMessageId === request.message.id)
    ? request.message
    : null;

/** Tells the outbox that the server accepted the message that was being sent. */
export const createAcceptedEvent = (context: ConversationContext): OutboxEvent => ({
  type: 'messages.stored',
  ids: [sendingIn(context)?.id ?? []].flat(),
});

/** Tells the message that was being sent what came of it, or the outbox that the server has it. */
export const reportEnd = enqueueActions<
  ConversationContext,
  ConversationEvent,
  TurnOutcome,
  ConversationEvent,
  never,
  never,
  never,
  never,
  never
>(({ context, enqueue }, outcome) => {
  const message = sendingIn(context);
  const result = resultOf(outcome);
  if (message === null) return;
  if (result === 'delivered') enqueue.sendTo('outbox', createAcceptedEvent(context));
  else enqueue.sendTo(message, { type: 'sending.ended', result, failure: outcome.end.failure });
});

/** A stop once the message was accepted only ends its reply: the messages behind it are sent. */
export const resultOf = ({
  kind,
  end: { outcome, replyId },
}: TurnOutcome): SendingEnded['result'] | 'delivered' => {
  if (kind === 'answered' || kind === 'acceptedAfterStop' || replyId !== null) return 'delivered';
  if (kind === 'roomBusy') return 'roomBusy';
  return outcome === 'stopped' ? 'stopped' : 'failed';
};

/** Whether the message that is being sent takes the place of one that is not shown. */
export const isElsewhere = ({ context: { request, replaced } }: Args): boolean =>
  request?.kind === 'send' &&
  request.message.getSnapshot().context.edits !== undefined &&
  replaced.length === 0;

/** Requests a reply that takes the place of all that follows the message; of the same reply where it is continued. */
export const requestReply = (
  { context: { idSeed, idCount, messages } }: Args,
  { kind, messageId, hint }: Omit<ReplyRequested, 'type'>,
): Change => {
  const seq = messages.find((message) => message.messageId === messageId)?.seq ?? 0;
  const ids = { messageId, clientReplyId: idFrom(idSeed, idCount) };
  return {
    request:
      kind === 'continue'
        ? { kind, ...ids, text: messages.at(-1)?.text ?? '' }
        : { kind, ...ids, ...(hint === undefined ? {} : { hint }) },
    idCount: idCount + 1,
    messages: messages.filter((message) => message.seq <= seq),
    replaced: messages.filter((message) => message.seq > seq),
  };
};

/**
 * Whether the reply can be requested: another one where the message has one, a retry or the rest only for the newest reply, and
 * only where it ended too soon, or can go on.
 */
export const canRequest = (
  { context: { messages } }: Args,
  { kind, messageId }: Pick<ReplyRequested, 'kind' | 'messageId'>,
): boolean => {
  const last = messages.at(-1);
  const isLast = last?.replyTo === messageId;
  const hasBroken = isLast && ['stopped', 'interrupted', 'failed'].includes(last.status);
  if (kind === 'retry') return hasBroken;
  if (kind === 'continue') return isLast && last.text !== '' && (hasBroken || last.isContinuable === true);
  return (
    messages.some((message) => message.messageId === messageId) &&
    messages.some(({ replyTo }) => replyTo === messageId)
  );
};

/**
 * Adds the message that was being sent, now that the server has it. A stored one asks for help where the user's words about the
 * reply do.
 */
export const addAccepted = ({ context }: Args, { messageId, help, learned }: Accepted): Change => {
  const { messages, lastSeq, replaced } = context;
  const sending = sendingIn(context);
  return {
    messages:
      sending === null
        ? messages.map((message) =>
            message.messageId === messageId && help !== undefined ? { ...message, help } : message,
          )
        : appendSent(messages, sending.getSnapshot().context, {
            messageId,
            help,
            learned,
            seq: nextSeq(messages, lastSeq),
            alternatives: alternativesOf(replaced, 'user'),
          }),
  };
};

/**
 * Applies the result of a request. A message that the server does not have stays in the outbox, and what it would have
 * replaced is shown again.
 */
export const applyOutcome = ({ context }: Args, { kind, end, info }: TurnOutcome): Change => {
  const hasReply = kind === 'answered' || kind === 'failed';
  const messages = hasReply ? withReply(context, end) : [...context.messages, ...context.replaced];
  return {
    messages,
    ...addLatestPage({ context: { ...context, messages } }, { info }),
    request: null,
    replaced: [],
  };
};

/** Whether a reply ended without the server's word on what is stored of it. */
export const isUnconfirmed = ({ event }: { readonly event: ConversationEvent }): boolean =>
  event.type === 'xstate.done.actor.replyTurn' &&
  event.output.end.replyId !== null &&
  event.output.end.message === null;

/**
 * A complete reply shows that its message was delivered, even if the host did not confirm it before. Without a reply, what it
 * would have replaced is shown again.
 */
const withReply = (context: ConversationContext, end: ReplyOutcome): readonly ChatMessage[] => {
  const { messages, lastSeq, replaced } = context;
  const sending = sendingIn(context);
  const messageId = end.messageId ?? end.message?.replyTo ?? null;
  const isDelivered = sending !== null && (messageId !== null || end.outcome === 'done');
  const known = isDelivered
    ? appendSent(messages, sending.getSnapshot().context, {
        messageId,
        seq: nextSeq(messages, lastSeq),
        alternatives: alternativesOf(replaced, 'user'),
      })
    : messages;
  const isReplaced = isDelivered || end.replyId !== null || end.message !== null;
  const remaining = isReplaced ? replaced.filter((message) => message.messageId === end.replyId) : replaced;
  return applyReply([...known, ...remaining], end, {
    seq: nextSeq(known, lastSeq),
    alternatives: alternativesOf(replaced, 'mate'),
  });
};

/** The outcome of a turn that crashed. */
export const toCrashOutcome = (
  { request }: ConversationContext,
  { error }: { readonly error: unknown },
): TurnOutcome => ({
  kind: 'failed',
  end: toCrashEnd({ request: request ?? { kind: 'resume', replyId: '', after: 0, text: '' } }, error),
  info: null,
});

/** Returns the input of a turn; the chart asks for it only once the request is set. */
export function toReplyTurnInput({
  roomId,
  request,
  messages,
}: ConversationContext): Omit<ReplyTurnInput, 'parentRef'> {
  if (request === null) throw new Error('A reply needs a request.');
  const ended = messages.filter(({ isUnconfirmed }) => isUnconfirmed);
  return { roomId, request, ended: ended.flatMap(({ messageId }) => messageId ?? []) };
}
