import type { HelpLevel } from '../../../../contract/safety/help.ts';
import type { LearnedFact, Message, RoomInfo } from '../../../../contract/rooms/room.ts';
import type { ReplyOutcome } from '../reply/chat-stream.reducers.ts';
import type { ChatMessage } from '../conversation.types.ts';
import type { NewMessage, Written } from '../outbox/unsent-message.types.ts';

/**
 * The transcript: what the server stored of a room, and replies that failed on this page, in the order of the room.
 */

/** The stored message as the conversation shows it. */
export const toChatMessage = (message: Message): ChatMessage => ({
  key: message.clientMessageId ?? message.messageId,
  messageId: message.messageId,
  clientMessageId: message.clientMessageId,
  seq: message.seq,
  role: message.role,
  text: message.text,
  status: message.status,
  replyTo: message.replyTo,
  createdAt: message.createdAt,
  isLiked: message.liked === true,
  isEdited: message.edited === true,
  ...(message.explained === true ? { isExplained: true } : {}),
  ...(message.continuable === true ? { isContinuable: true } : {}),
  ...(message.imported === true ? { isImported: true } : {}),
  isPinned: message.pinned === true,
  ...(message.heardTo === undefined ? {} : { heardTo: message.heardTo }),
  alternatives: message.alternatives ?? [],
  ...(message.help === undefined ? {} : { help: message.help }),
  learned: message.learned ?? [],
  problem: message.cause ?? message.problem ?? null,
  failure: null,
  isUnconfirmed: false,
});

/** A message of the user, as the conversation shows it. */
export const toUnsentMessage = (
  { clientMessageId, text, at }: Written,
  rest: Pick<ChatMessage, 'seq' | 'status' | 'failure'>,
): ChatMessage => ({
  key: clientMessageId,
  messageId: null,
  clientMessageId,
  role: 'user',
  text,
  replyTo: null,
  createdAt: at,
  isLiked: false,
  isEdited: false,
  isPinned: false,
  alternatives: [],
  learned: [],
  problem: null,
  isUnconfirmed: false,
  ...rest,
});

/** The position after all others. */
export const nextSeq = (messages: readonly ChatMessage[], lastSeq = 0): number =>
  Math.max(lastSeq, messages.at(-1)?.seq ?? 0) + 1;

/**
 * Merges stored messages into those that are shown. The server decides, but text that was shown does not shrink until the
 * reply has ended, and a reply that ended only here does not run again. `earlier` is what was shown before.
 */
export const mergeMessages = (
  known: readonly ChatMessage[],
  stored: readonly Message[],
  earlier: readonly ChatMessage[] = known,
): readonly ChatMessage[] => {
  const fresh = stored.map((message) => agreed(earlier.find(isSame(message)), toChatMessage(message)));
  const others = known.filter((message) => !stored.some((other) => isSame(other)(message)));
  return inOrder([...others, ...fresh]);
};

/**
 * Merges the newest page of a room. Where it leaves a gap to what is shown, the older messages are removed: they load
 * again when the reader scrolls to them. So are messages that the room no longer shows. A page that is older than what is
 * known changes nothing.
 */
export const mergeLatestPage = (
  known: readonly ChatMessage[],
  { messages: page, lastSeq }: Pick<RoomInfo, 'messages' | 'lastSeq'>,
): readonly ChatMessage[] => {
  const [first] = page;
  const next = nextSeq(known);
  if (lastSeq !== undefined && lastSeq < next - 1) return known;
  if (first !== undefined && first.seq !== next && !known.some(isSame(first))) {
    // Nothing shows that the page continues what is known, except without branches, where positions have no gaps.
    return lastSeq === undefined && first.seq < next
      ? mergeMessages(known, page)
      : mergeMessages([], page, known);
  }
  const others = first?.alternatives ?? [];
  // Alternatives of a room's first message can have neighboring positions.
  const before =
    lastSeq === undefined
      ? known
      : known.filter(({ seq, messageId }) => seq < (first?.seq ?? 0) && !others.includes(messageId ?? ''));
  return mergeMessages(before, page, known);
};

/** The transcript after a reply ended. `place` is used where the server did not confirm the reply. */
export const applyReply = (
  messages: readonly ChatMessage[],
  end: ReplyOutcome,
  place: Pick<ChatMessage, 'seq' | 'alternatives'>,
): readonly ChatMessage[] => {
  if (end.message !== null) return mergeMessages(answered(messages, end), [end.message]);
  if (end.replyId === null) return answered(messages, end);
  return withBroken(answered(messages, end), { ...end, replyId: end.replyId }, place);
};

/** The ids of the messages that can be shown in place of one by `role` that takes the place of these. */
export const alternativesOf = (
  [first]: readonly ChatMessage[],
  role: ChatMessage['role'],
): readonly string[] => {
  if (first === undefined || first.messageId === null || first.role !== role) return [];
  const all = first.alternatives.length > 0 ? first.alternatives : [first.messageId];
  return first.text === '' ? all.filter((id) => id !== first.messageId) : all;
};

/** The transcript with a message of the user that the server has now. */
export const appendSent = (
  messages: readonly ChatMessage[],
  message: Written,
  {
    messageId,
    help,
    learned = [],
    seq,
    alternatives,
  }: {
    readonly messageId: string | null;
    readonly help?: HelpLevel | undefined;
    readonly learned?: readonly LearnedFact[] | undefined;
    readonly seq: number;
    readonly alternatives: readonly string[];
  },
): readonly ChatMessage[] => [
  ...messages,
  {
    ...toUnsentMessage(message, { seq, status: 'sent', failure: null }),
    messageId,
    alternatives: alternatives.length > 0 && messageId !== null ? [...alternatives, messageId] : [],
    ...(help === undefined ? {} : { help }),
    learned,
  },
];

/** Returns the user's texts, newest first, each once; the outbox is the newest. */
export const inputsOf = (
  messages: readonly ChatMessage[],
  unsent: readonly NewMessage[],
): readonly string[] => {
  const stored = messages.filter(({ role }) => role === 'user');
  return [...new Set([...stored, ...unsent].map(({ text }) => text).toReversed())];
};

/** Whether a shown message is the given stored one. */
export const isSame =
  (stored: Message) =>
  ({ messageId, clientMessageId }: ChatMessage): boolean =>
    messageId === stored.messageId ||
    (clientMessageId !== null && clientMessageId === stored.clientMessageId);

const agreed = (known: ChatMessage | undefined, stored: ChatMessage): ChatMessage => {
  if (known === undefined) return stored;
  const { key, failure, isUnconfirmed } = known;
  if (stored.status !== 'streaming') return { ...stored, key, failure: isUnconfirmed ? null : failure };
  const text = known.text.length > stored.text.length ? known.text : stored.text;
  const hasEnded = isUnconfirmed || known.status === 'done';
  return { ...stored, key, text, ...(hasEnded ? { status: known.status, failure, isUnconfirmed } : {}) };
};

/** Shows at the old reply why a retry was refused. */
const answered = (messages: readonly ChatMessage[], end: ReplyOutcome): readonly ChatMessage[] => {
  const isRefusedRetry = end.replyId === null && end.messageId !== null;
  return messages.map((message) =>
    isRefusedRetry && message.replyTo === end.messageId ? { ...message, failure: end.failure } : message,
  );
};

/** Keeps the text of a reply that failed or was stopped. */
const withBroken = (
  messages: readonly ChatMessage[],
  { replyId, ...end }: ReplyOutcome & { readonly replyId: string },
  place: Pick<ChatMessage, 'seq' | 'alternatives'>,
): readonly ChatMessage[] => {
  const known = messages.find(({ messageId }) => messageId === replyId);
  const others = messages.filter((message) => message !== known);
  const text = known !== undefined && known.text.length > end.text.length ? known.text : end.text;
  const broken: ChatMessage = {
    key: replyId,
    messageId: replyId,
    clientMessageId: null,
    seq: known?.seq ?? place.seq,
    role: 'mate',
    text,
    status: brokenStatus(end, text),
    replyTo: known?.replyTo ?? end.messageId,
    createdAt: known?.createdAt ?? others.at(-1)?.createdAt ?? 0,
    isLiked: known?.isLiked ?? false,
    isEdited: false,
    isPinned: false,
    learned: [],
    problem: null,
    alternatives:
      known?.alternatives ?? (place.alternatives.length > 0 ? [...place.alternatives, replyId] : []),
    failure: end.failure,
    isUnconfirmed: true,
  };
  return inOrder([...others, broken]);
};

const inOrder = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.toSorted((one, other) => one.seq - other.seq);

const brokenStatus = ({ outcome }: Pick<ReplyOutcome, 'outcome'>, text: string): ChatMessage['status'] => {
  if (outcome === 'stopped') return 'stopped';
  return text === '' ? 'failed' : 'interrupted';
};
