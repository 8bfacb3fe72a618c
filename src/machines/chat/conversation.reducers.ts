import type { Room, RoomInfo } from '../../../contract/rooms/room.ts';
import type { ReplyOutcome } from './reply/chat-stream.reducers.ts';
import type { ComposerEvent, ComposerInput } from './outbox/composer.reducers.ts';
import { inputsOf, isSame, mergeMessages, nextSeq, mergeLatestPage } from './history/transcript.ts';
import type {
  ConversationContext,
  ConversationCrashed,
  ConversationInput,
  RepliesChanged,
  RoomRenamed,
} from './conversation.types.ts';
import type { MessageChange, RemovalKnown } from './message-actions.machine.ts';
import type { OlderMessagesEvent, OlderMessagesInput } from './history/older-messages.machine.ts';
import type { OutboxEvent, OutboxInput } from './outbox/outbox.reducers.ts';
import type { RoomRefreshInput } from './history/room-refresh.reducers.ts';
import { writtenOf } from './history/written-message.ts';
import type { NewMessage, WrittenMessage } from './outbox/unsent-message.types.ts';

/** The arguments of an assign or a guard of the conversation. */
interface Args {
  readonly context: ConversationContext;
}

type Change = Partial<ConversationContext>;

/** The room with its newest page, and with what the browser stored for it. */
export const createContext = ({
  parentRef,
  userId,
  roomId,
  seed,
  info,
  draft,
  unsent,
}: ConversationInput): ConversationContext => {
  const stored = mergeMessages([], info.messages);
  return {
    parentRef,
    userId,
    roomId,
    idSeed: seed,
    idCount: 0,
    room: info.room,
    companion: info.companion,
    isBlocked: isClosed(info),
    messages: stored,
    hasMore: info.hasMore,
    lastSeq: info.lastSeq ?? 0,
    draft,
    unsent,
    removed: info.removed ?? null,
    request: null,
    replaced: [],
  };
};

/** Returns the input of the outbox: messages that the room contains are not sent again. */
export const toOutboxInput = ({
  userId,
  roomId,
  idSeed,
  unsent,
  messages,
}: ConversationContext): Omit<OutboxInput, 'parentRef'> => {
  const isStored = ({ clientMessageId: id }: WrittenMessage): boolean =>
    messages.some(({ clientMessageId }) => clientMessageId === id);
  return {
    userId,
    roomId,
    seed: idSeed,
    unsent: unsent.filter((message) => !isStored(message)),
    alreadyDelivered: unsent.filter(isStored).map(({ clientMessageId }) => clientMessageId),
  };
};

/** Tells the outbox which messages of a page the server has. */
export const createStoredEvent = ({ messages }: RoomInfo): OutboxEvent => ({
  type: 'messages.stored',
  ids: messages.flatMap(({ clientMessageId }) => clientMessageId ?? []),
});

/** Queues what the user wrote under a new id. */
export const createQueueEvent = (
  { idSeed, idCount }: ConversationContext,
  message: NewMessage,
): OutboxEvent => ({
  type: 'message.queue',
  message: writtenOf({ ...message, clientMessageId: idFrom(idSeed, idCount) }),
});

export const toComposerInput = ({
  userId,
  roomId,
  draft,
  messages,
  unsent,
  isBlocked,
}: ConversationContext): Omit<ComposerInput, 'parentRef'> => ({
  userId,
  roomId,
  draft,
  recent: inputsOf(messages, unsent).slice(0, 5),
  isBlocked,
});

/** Whether the mate accepts no messages of the user: it is blocked, deleted or withdrawn. */
const isClosed = (info: RoomInfo): boolean => info.blocked === true || info.room.unavailable === true;

/** Opens or closes the composer, as the mate accepts messages or not. */
export const createComposerGateEvent = ({ info }: { readonly info: RoomInfo }): ComposerEvent => ({
  type: isClosed(info) ? 'mate.blocked' : 'mate.unblocked',
});

/**
 * Tells the composer which messages the room does not have anymore, where the page would contain them. Those that another version
 * has replaced can be shown again.
 */
export const createRemovedEvent = (
  { messages }: ConversationContext,
  { info }: { readonly info: RoomInfo },
): ComposerEvent => {
  const left = mergeLatestPage(messages, info);
  const known = left.flatMap(({ messageId, alternatives }) => [messageId, ...alternatives]);
  const removed = messages.filter(
    ({ seq, messageId }) => seq >= (info.messages[0]?.seq ?? 0) && !known.includes(messageId),
  );
  return { type: 'messages.removed', ids: removed.flatMap(({ messageId }) => messageId ?? []) };
};

export const createRefusalEvent = ({ failure }: ReplyOutcome): ComposerEvent => ({
  type: 'message.refused',
  code: failure?.code,
});

/** Adds a page of older messages. */
export const addOlderPage = ({ context }: Args, { info }: { readonly info: RoomInfo }): Change => ({
  messages: mergeMessages(context.messages, info.messages),
  hasMore: info.hasMore,
});

/** Merges the newest page. Its `hasMore` applies only where nothing older is shown. */
export const addLatestPage = ({ context }: Args, { info }: { readonly info: RoomInfo | null }): Change => {
  if (info === null) return {};
  const { messages, hasMore, lastSeq = 0 } = info;
  const shown = mergeLatestPage(context.messages, info);
  const isWholePage = shown[0]?.messageId === messages[0]?.messageId;
  return {
    messages: shown,
    hasMore: isWholePage ? hasMore : context.hasMore,
    lastSeq: Math.max(context.lastSeq, lastSeq),
    room: renamed(context.room, info.room),
    companion: info.companion,
    isBlocked: isClosed(info),
  };
};

/** Takes the name that the user gave the room. */
export const setTitle = ({ context }: Args, { room: { title } }: RoomRenamed): Change => ({
  room: { ...context.room, title },
});

/** Takes how a language model replies from now on. */
export const setReplies = ({ context }: Args, { writer, missingModel }: RepliesChanged): Change => ({
  room: { ...context.room, writer, missingModel },
});

/** The room with its new name, whether its mate is available, its model, and that if it is missing. What has not changed is the same object, so that the messages are not drawn again. */
const renamed = (room: Room, latest: Room): Room =>
  room.title === latest.title &&
  room.unavailable === latest.unavailable &&
  room.missingModel === latest.missingModel &&
  room.writer?.model === latest.writer?.model &&
  room.writer?.temper === latest.writer?.temper
    ? room
    : { ...latest, mate: room.mate };

/** The jitter differs between the pages of one user, so that they check at different times. */
export const toRoomRefreshInput = ({
  roomId,
  idSeed,
}: ConversationContext): Omit<RoomRefreshInput, 'parentRef'> => ({
  roomId,
  jitter: Number.parseInt(idSeed.slice(0, 8), 16) / 2 ** 32,
});

/**
 * Whether the newest message of the room is not shown yet, was shown before it was complete or without the server's word, or is
 * not the last one here. A page that is older than what is shown says nothing.
 */
export const isBehind = ({ context }: Args, { info }: { readonly info: RoomInfo }): boolean => {
  const newest = info.messages.at(-1);
  const last = context.messages.at(-1);
  if (newest === undefined || (info.lastSeq ?? newest.seq) < nextSeq(context.messages, context.lastSeq) - 1)
    return false;
  const isLast = last !== undefined && isSame(newest)(last);
  return !isLast || (newest.status !== 'streaming' && (newest.status !== last.status || last.isUnconfirmed));
};

/** The oldest shown message, and whether the server has older ones. */
export const toOlderMessagesInput = ({
  roomId,
  messages,
  hasMore,
}: ConversationContext): Omit<OlderMessagesInput, 'parentRef'> => ({
  roomId,
  before: messages.find(({ messageId }) => messageId !== null)?.seq ?? null,
  hasMore,
});

/** Reports the oldest shown message. */
export const createRangeEvent = (
  context: ConversationContext,
): Extract<OlderMessagesEvent, { type: 'range.changed' }> => {
  const { before, hasMore } = toOlderMessagesInput(context);
  return { type: 'range.changed', before, hasMore };
};

/** Replaces a message, if it is shown, or removes what it taught. */
export const changeMessage = (
  { context: { messages } }: Args,
  change: Extract<MessageChange, { readonly type: 'message.changed' | 'facts.forgotten' }>,
): Change => {
  if (change.type === 'facts.forgotten') {
    return {
      messages: messages.map((message) =>
        message.messageId === change.messageId ? { ...message, learned: [] } : message,
      ),
    };
  }
  const isShown = messages.some(({ messageId }) => messageId === change.message.messageId);
  return { messages: isShown ? mergeMessages(messages, [change.message]) : messages };
};

/** The deletion of messages that can be undone, as a page of the room has it. */
export const createRemovalEvent = ({ removed }: RoomInfo): RemovalKnown => ({
  type: 'removal.known',
  removed: removed ?? null,
});

/** Tells the chat that a part of the conversation crashed that it cannot do without. */
export const createCrashReport = (
  _: unknown,
  { error }: { readonly error: unknown },
): ConversationCrashed => ({
  type: 'conversation.crashed',
  error,
});

/** An id that no other message of this visit has: the seed with its last twelve digits counting. */
export const idFrom = (seed: string, count: number): string =>
  seed.slice(0, -12) +
  ((Number.parseInt(seed.slice(-12), 16) + count) % 2 ** 48).toString(16).padStart(12, '0');
