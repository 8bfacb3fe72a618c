import { messageLimit } from '../../../contract/limits.ts';
import type { Message, RoomInfo } from '../../../contract/room.ts';
import type { Accepted, ReplyOutcome } from './chat-stream.types.ts';
import type { ComposerEvent, ComposerInput } from './composer.types.ts';
import { accepted, inputsOf, isSame, merged, nextSeq, renewed, settled, waiting } from './transcript.ts';
import { hold, idFrom, toThreadKey } from './conversation.outbox.ts';
import type { ChatMessage, ConversationContext, ConversationInput } from './conversation.types.ts';
import type { OlderMessagesContext, OlderMessagesEvent } from './older-messages.types.ts';
import type { RoomRefreshInput } from './room-refresh.types.ts';
import { crashed as crashOf } from './reply-turn.reducers.ts';
import type { ReplyTurnInput } from './reply-turn.types.ts';

/** What an assign or a guard of the conversation gets. */
interface Args {
  readonly context: ConversationContext;
}

interface Ended {
  readonly end: ReplyOutcome;
}

type Change = Partial<ConversationContext>;

/** The room with its newest page, followed by the messages that the server does not have yet. */
export const createContext = ({
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
    idSeed: seed,
    idCount: 0,
    room: info.room,
    companion: info.companion,
    isBlocked: info.blocked === true,
    messages: [...stored, ...left.map((message, index) => waiting(message, nextSeq(stored) + index))],
    hasMore: info.hasMore,
    lastSeqAtOpen: stored.at(-1)?.seq ?? 0,
    draft,
    alreadyDelivered: unsent
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
}: ConversationContext): Omit<ComposerInput, 'parentRef'> => ({
  userId,
  roomId,
  draft,
  recent: inputsOf(messages).slice(0, 5),
  isBlocked,
});

/** Opens or closes the composer, as the mate is blocked or not. */
export const composerGateOf = ({ info }: { readonly info: RoomInfo }): ComposerEvent => ({
  type: info.blocked === true ? 'mate.blocked' : 'mate.unblocked',
});

export const refusalOf = ({ failure }: ReplyOutcome): ComposerEvent => ({
  type: 'message.refused',
  code: failure?.code,
});

/** Adds a page of older messages. */
export const addOlderPage = ({ context }: Args, { info }: { readonly info: RoomInfo }): Change => ({
  messages: merged(context.messages, info.messages),
  hasMore: info.hasMore,
});

/** Merges the newest page. It says whether there are older messages only where nothing older is shown. */
export const mergeLatestPage = ({ context }: Args, { info }: { readonly info: RoomInfo | null }): Change => {
  if (info === null) return {};
  const { messages, hasMore } = info;
  const shown = renewed(context.messages, messages);
  const isWholePage = shown[0]?.messageId === messages[0]?.messageId;
  return { messages: shown, hasMore: isWholePage ? hasMore : context.hasMore };
};

/** The pages of one user check for news at different times. */
export const roomRefreshOf = ({
  roomId,
  idSeed,
}: ConversationContext): Omit<RoomRefreshInput, 'parentRef'> => ({
  roomId,
  jitter: Number.parseInt(idSeed.slice(0, 8), 16) / 2 ** 32,
});

/** Whether the newest message of the room is not shown yet, or was shown before it was complete. */
export const isBehind = ({ context: { messages } }: Args, { info }: { readonly info: RoomInfo }): boolean => {
  const newest = info.messages.at(-1);
  if (newest === undefined) return false;
  const known = messages.find(isSame(newest));
  return known === undefined || (newest.status !== 'streaming' && newest.status !== known.status);
};

/** Where what is shown begins, and whether the server has older messages. */
export const olderMessagesOf = ({
  roomId,
  messages,
  hasMore,
}: ConversationContext): Omit<OlderMessagesContext, 'parentRef'> => ({
  roomId,
  before: messages.find(({ messageId }) => messageId !== null)?.seq ?? null,
  hasMore,
});

/** Says where what is shown begins now. */
export const rangeOf = (
  context: ConversationContext,
): Extract<OlderMessagesEvent, { type: 'range.changed' }> => {
  const { before, hasMore } = olderMessagesOf(context);
  return { type: 'range.changed', before, hasMore };
};

/** Replaces a message, if it is shown. */
export const replaceMessage = (
  { context: { messages } }: Args,
  { message }: { readonly message: Message },
): Change => ({
  messages: messages.some(({ messageId }) => messageId === message.messageId)
    ? merged(messages, [message])
    : messages,
});

/** Removes a stored message and the replies to it. */
export const removeMessage = ({ context }: Args, deleted: { readonly messageId: string }): Change => ({
  messages: context.messages.filter(
    ({ messageId, replyTo }) => messageId !== deleted.messageId && replyTo !== deleted.messageId,
  ),
});

export const isSendable = (text: string): boolean => text.trim() !== '' && text.length <= messageLimit;

/** The messages that were stored as unsent, but had been delivered. */
export const deliveredOf = (context: ConversationContext) => ({
  thread: toThreadKey(context),
  ids: context.alreadyDelivered,
});

/** Streams a reply that is under way from its beginning. */
export const resumeReply = ({ context }: Args): Change => {
  const reply = context.messages.find(({ status }) => status === 'streaming');
  return { request: { kind: 'resume', replyId: reply?.messageId ?? '', after: 0, text: '' } };
};

export const retryReply = (
  { context: { idSeed, idCount } }: Args,
  { messageId }: { readonly messageId: string },
): Change => ({
  request: { kind: 'retry', messageId, clientReplyId: idFrom(idSeed, idCount) },
  idCount: idCount + 1,
});

/** Only the newest reply can be requested again, and only where it was stopped, interrupted or failed. */
export const canRetry = ({ context }: Args, { messageId }: { readonly messageId: string }): boolean => {
  const last = context.messages.at(-1);
  return last?.replyTo === messageId && ['stopped', 'interrupted', 'failed'].includes(last.status);
};

export const markAccepted = ({ context }: Args, acceptance: Accepted): Change => ({
  messages: accepted(context.messages, acceptance),
});

export const applyReplyResult = ({ context }: Args, { end }: Ended): Change => ({
  messages: settled(context.messages, end),
  request: null,
});

/** The same where the server did not accept the message: Stop also holds the messages behind it. */
export const markUndelivered = ({ context }: Args, { end }: Ended): Change => {
  const messages = settled(context.messages, end);
  return { messages: end.outcome === 'stopped' ? hold(messages) : messages, request: null };
};

/** The end of a reply whose turn broke. */
export const crashed = ({ request }: ConversationContext, { error }: { readonly error: unknown }): Ended => ({
  end: crashOf({ request: request ?? { kind: 'resume', replyId: '', after: 0, text: '' } }, error),
});

/** Returns the input of a turn; the chart asks for it only once the request is set. */
export function turnOf({
  roomId,
  request,
  messages,
}: ConversationContext): Omit<ReplyTurnInput, 'parentRef'> {
  if (request === null) throw new Error('A reply needs a request.');
  const ended = messages.filter(({ role, status }) => role === 'mate' && status !== 'streaming');
  return { roomId, request, ended: ended.flatMap(({ messageId }) => messageId ?? []) };
}

const isAmong = (messages: readonly ChatMessage[], id: string): boolean =>
  messages.some(({ clientMessageId }) => clientMessageId === id);
