import type { Message, RoomInfo } from '../../../contract/room.ts';
import type { ReplyOutcome } from './chat-stream.types.ts';
import type { ComposerEvent, ComposerInput } from './composer.types.ts';
import { inputsOf, isSame, merged, nextSeq, renewed, settled, waiting } from './transcript.ts';
import { toThreadKey, held, idFrom } from './conversation.outbox.ts';
import type { ChatMessage, ConversationContext, ConversationInput } from './conversation.types.ts';
import type { OlderMessagesContext, OlderMessagesEvent } from './older-messages.types.ts';
import type { RoomRefreshInput } from './room-refresh.types.ts';
import { crashed as crashOf } from './reply-turn.reducers.ts';
import type { ReplyTurnInput } from './reply-turn.types.ts';

type Change = Partial<ConversationContext>;

/** How long a message may be, in UTF-16 units. */
export const sayableLength = 4000;

/** The room with its newest page, and behind it what had not got there yet. */
export const begun = ({
  userId,
  roomId,
  seed,
  info,
  draft,
  unsent,
}: ConversationInput): ConversationContext => {
  const stored = merged([], info.messages);
  const left = unsent.filter(({ clientMessageId }) => !isAmong(stored, clientMessageId));
  return {
    userId,
    roomId,
    seed,
    used: 0,
    room: info.room,
    companion: info.companion,
    isBlocked: info.blocked === true,
    messages: [...stored, ...left.map((message, index) => waiting(message, nextSeq(stored) + index))],
    hasMore: info.hasMore,
    openedAt: stored.at(-1)?.seq ?? 0,
    draft,
    arrived: unsent
      .filter((message) => !left.includes(message))
      .map(({ clientMessageId }) => clientMessageId),
    request: null,
  };
};

export const composerOf = ({
  userId,
  roomId,
  draft,
  messages,
  isBlocked,
}: ConversationContext): ComposerInput => ({
  userId,
  roomId,
  draft,
  recent: inputsOf(messages).slice(0, 5),
  isBlocked,
});

/** Tells the composer whether anything can be said now. */
export const doorOf = ({ info }: { readonly info: RoomInfo }): ComposerEvent => ({
  type: info.blocked === true ? 'mate.blocked' : 'mate.unblocked',
});

export const refusalOf = ({ failure }: ReplyOutcome): ComposerEvent => ({
  type: 'message.refused',
  code: failure?.code,
});

/** What was said before what is shown. */
export const lengthenedBy = (context: ConversationContext, { messages, hasMore }: RoomInfo): Change => ({
  messages: merged(context.messages, messages),
  hasMore,
});

/** The newest page once more. It says whether there are older messages only where nothing older is shown. */
export const renewedBy = (context: ConversationContext, info: RoomInfo | null): Change => {
  if (info === null) return {};
  const { messages, hasMore } = info;
  const shown = renewed(context.messages, messages);
  const isWholePage = shown[0]?.messageId === messages[0]?.messageId;
  return { messages: shown, hasMore: isWholePage ? hasMore : context.hasMore };
};

/** The pages of one user check for news at different times. */
export const renewalOf = ({ roomId, seed }: ConversationContext): RoomRefreshInput => ({
  roomId,
  jitter: Number.parseInt(seed.slice(0, 8), 16) / 2 ** 32,
});

/** Whether the newest message of the room is not shown yet, or was shown before it was complete. */
export const isBehind = ({ messages }: ConversationContext, info: RoomInfo): boolean => {
  const newest = info.messages.at(-1);
  if (newest === undefined) return false;
  const known = messages.find(isSame(newest));
  return known === undefined || (newest.status !== 'streaming' && newest.status !== known.status);
};

/** Where what is shown begins, and whether there is something in front of it. */
export const beginningOf = ({ roomId, messages, hasMore }: ConversationContext): OlderMessagesContext => ({
  roomId,
  before: messages.find(({ messageId }) => messageId !== null)?.seq ?? null,
  hasMore,
});

/** Tells the reader of older messages where what is shown begins now. */
export const historyOf = (context: ConversationContext): OlderMessagesEvent => {
  const { before, hasMore } = beginningOf(context);
  return { type: 'range.changed', before, hasMore };
};

/** What was done to a message that is shown; one that is not shown stays so. */
export const changedBy = ({ messages }: ConversationContext, message: Message): Change => ({
  messages: messages.some(({ messageId }) => messageId === message.messageId)
    ? merged(messages, [message])
    : messages,
});

/** A stored message is gone, and with it the replies to it. */
export const withoutStored = ({ messages }: ConversationContext, gone: string): Change => ({
  messages: messages.filter(({ messageId, replyTo }) => messageId !== gone && replyTo !== gone),
});

export const isSendable = (text: string): boolean => text.trim() !== '' && text.length <= sayableLength;

export const arrivedOf = (context: ConversationContext) => ({
  thread: toThreadKey(context),
  ids: context.arrived,
});

/** Reads a reply that is under way from its beginning. */
export const resuming = ({ messages }: ConversationContext): Change => {
  const reply = messages.find(({ status }) => status === 'streaming');
  return { request: { kind: 'resume', replyId: reply?.messageId ?? '', after: 0, text: '' } };
};

export const retrying = ({ seed, used }: ConversationContext, messageId: string): Change => ({
  request: { kind: 'retry', messageId, clientReplyId: idFrom(seed, used) },
  used: used + 1,
});

/** Only the newest reply can be asked for again, and only where it has no proper end. */
export const canRetry = (messages: readonly ChatMessage[], messageId: string): boolean => {
  const last = messages.at(-1);
  return last?.replyTo === messageId && ['stopped', 'interrupted', 'failed'].includes(last.status);
};

export const settledBy = ({ messages }: ConversationContext, end: ReplyOutcome): Change => ({
  messages: settled(messages, end),
  request: null,
});

/** The same where the server did not take the message: Stop holds those behind it as well. */
export const leftBy = (context: ConversationContext, end: ReplyOutcome): Change => {
  const change = settledBy(context, end);
  return end.outcome === 'stopped' ? { ...change, messages: held(change.messages ?? []) } : change;
};

/** The end of a reply whose turn broke. */
export const crashed = ({ request }: ConversationContext, error: unknown): ReplyOutcome =>
  crashOf({ request: request ?? { kind: 'resume', replyId: '', after: 0, text: '' } }, error);

/** What the turn begins with; the chart replies only once its request is kept. */
export function turnOf({ roomId, request, messages }: ConversationContext): ReplyTurnInput {
  if (request === null) throw new Error('A reply needs a request.');
  const ended = messages.filter(({ role, status }) => role === 'mate' && status !== 'streaming');
  return { roomId, request, ended: ended.flatMap(({ messageId }) => messageId ?? []) };
}

const isAmong = (messages: readonly ChatMessage[], id: string): boolean =>
  messages.some(({ clientMessageId }) => clientMessageId === id);
