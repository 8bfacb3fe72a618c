import type { Code } from '../../contract/envelope.ts';
import type { Message, RoomInfo } from '../../contract/room.ts';
import { isPassing } from './chat-stream.rules.ts';
import type { ReplyOutcome } from './chat-stream.types.ts';
import type { ComposerEvent, ComposerInput } from './composer.types.ts';
import {
  inputsOf,
  isCutOff,
  marked,
  merged,
  nextSeq,
  renewed,
  settled,
  waiting,
} from './conversation.messages.ts';
import type {
  ChatMessage,
  ConversationContext,
  ConversationInput,
  Desk,
  Named,
  Said,
  UnsentMessage,
} from './conversation.types.ts';
import type { HistoryContext, HistoryEvent } from './history.types.ts';
import { crashed as crashOf } from './turn.rules.ts';
import type { TurnInput } from './turn.types.ts';

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

export const deskOf = ({ userId, roomId }: ConversationContext): Desk => ({ userId, roomId });

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

/** Where what is shown begins, and whether there is something in front of it. */
export const beginningOf = ({ roomId, messages, hasMore }: ConversationContext): HistoryContext => ({
  roomId,
  before: messages.find(({ messageId }) => messageId !== null)?.seq ?? null,
  hasMore,
});

/** Tells the reader of older messages where what is shown begins now. */
export const historyOf = (context: ConversationContext): HistoryEvent => {
  const { before, hasMore } = beginningOf(context);
  return { type: 'history.changed', before, hasMore };
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

export const newestPage = ({ roomId }: ConversationContext) => ({ roomId, before: null });

export const isSayable = (text: string): boolean => text.trim() !== '' && text.length <= sayableLength;

export const enqueued = ({ seed, used, messages }: ConversationContext, { text, at }: Said): Change => {
  const clientMessageId = idFrom(seed, used);
  const message = waiting({ clientMessageId, text, at, held: false }, nextSeq(messages));
  return { messages: [...messages, message], used: used + 1 };
};

/** What to keep of the message that was written last. */
export const keptNewest = (context: ConversationContext) => ({
  desk: deskOf(context),
  unsent: unsentFrom(context.messages.at(-1), false),
});

/** What to keep of the message that did not get through: it goes again by itself unless it was refused. */
export const keptUnsent = (context: ConversationContext, { failure }: ReplyOutcome) => {
  const message = context.messages.find(({ status }) => status === 'sending');
  const held = failure === null || (failure.kind !== 'expired' && !isPassing(failure));
  return { desk: deskOf(context), unsent: unsentFrom(message, held) };
};

/** Under which id what is being sent is kept. */
export const sentOf = (context: ConversationContext) => ({
  desk: deskOf(context),
  ids: context.request?.kind === 'send' ? [context.request.clientMessageId] : [],
});

export const arrivedOf = (context: ConversationContext) => ({ desk: deskOf(context), ids: context.arrived });

/** What the composer gets when a message is taken back. */
export const returned = ({ messages }: ConversationContext, { clientMessageId }: Named): ComposerEvent => ({
  type: 'draft.return',
  text: messages.find((message) => message.clientMessageId === clientMessageId)?.text ?? '',
});

export const withdrawnOf = (context: ConversationContext, { clientMessageId }: Named) => ({
  desk: deskOf(context),
  ids: [clientMessageId],
});

export const isUnsent = (messages: readonly ChatMessage[], id: string): boolean =>
  messages.some(({ clientMessageId, status }) => clientMessageId === id && status === 'notSent');

export const requeued = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.map((message) => (isCutOff(message) ? { ...message, status: 'queued', failure: null } : message));

/** What the host turned away for want of an age. */
export const requeuedAgeless = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.map((message) => (isAgeless(message) ? { ...message, status: 'queued', failure: null } : message));

const ageCodes: readonly unknown[] = [4031, 4032] satisfies Code[];
const isAgeless = ({ status, failure }: ChatMessage): boolean =>
  status === 'notSent' && ageCodes.includes(failure?.code);

export const hasCutOff = (messages: readonly ChatMessage[]): boolean => messages.some(isCutOff);

/** What was being sent waits for its turn again. */
export const putBack = ({ messages, request }: ConversationContext): Change => ({
  messages: request?.kind === 'send' ? marked(messages, request.clientMessageId, 'queued') : messages,
  request: null,
});

/** Nothing waits for its turn any more, but for the person. */
export const held = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.map((message) => (message.status === 'queued' ? { ...message, status: 'notSent' } : message));

export const queuedAgain = ({ messages }: ConversationContext, { clientMessageId }: Named): Change => ({
  messages: marked(messages, clientMessageId, 'queued'),
});

export const without = ({ messages }: ConversationContext, named: Named): Change => ({
  messages: messages.filter(({ clientMessageId }) => clientMessageId !== named.clientMessageId),
});

export const sendingNext = ({ messages, roomId }: ConversationContext): Change => {
  const next = messages.find(({ status }) => status === 'queued');
  const clientMessageId = next?.clientMessageId ?? '';
  return {
    messages: marked(messages, clientMessageId, 'sending'),
    request: { kind: 'send', roomId, clientMessageId, text: next?.text ?? '' },
  };
};

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

/** The end of a reply whose turn broke. */
export const crashed = ({ roomId, request }: ConversationContext, error: unknown): ReplyOutcome =>
  crashOf({ roomId, request: request ?? { kind: 'resume', replyId: '', after: 0, text: '' } }, error);

/** What the turn begins with; the chart replies only once its request is kept. */
export function turnOf({ roomId, request }: ConversationContext): TurnInput {
  if (request === null) throw new Error('A reply needs a request.');
  return { roomId, request };
}

/** An id that no other message of this visit has: the seed with its last twelve digits counting. */
const idFrom = (seed: string, used: number): string =>
  seed.slice(0, -12) +
  ((Number.parseInt(seed.slice(-12), 16) + used) % 2 ** 48).toString(16).padStart(12, '0');

const isAmong = (messages: readonly ChatMessage[], id: string): boolean =>
  messages.some(({ clientMessageId }) => clientMessageId === id);

const unsentFrom = (message: ChatMessage | undefined, held: boolean): UnsentMessage => ({
  clientMessageId: message?.clientMessageId ?? '',
  text: message?.text ?? '',
  at: message?.createdAt ?? 0,
  held,
});
