import type { Message } from '../../../contract/room.ts';
import type { Accepted, ReplyOutcome } from './chat-stream.types.ts';
import type { ChatMessage, UnsentMessage } from './conversation.types.ts';

/** The stored message as the conversation shows it. */
export const shown = (message: Message): ChatMessage => ({
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
  ...(message.help === undefined ? {} : { help: message.help }),
  failure: null,
});

/** A message that waits for its turn to be sent, or for the person. */
export const waiting = (
  { clientMessageId, text, at, needsUser, code }: UnsentMessage,
  seq: number,
): ChatMessage => ({
  key: clientMessageId,
  messageId: null,
  clientMessageId,
  seq,
  role: 'user',
  text,
  status: needsUser ? 'notSent' : 'queued',
  replyTo: null,
  createdAt: at,
  isLiked: false,
  failure: code === undefined ? null : { kind: 'rejected', code, message: '' },
});

/** The place behind all others. */
export const nextSeq = (messages: readonly ChatMessage[]): number => (messages.at(-1)?.seq ?? 0) + 1;

/**
 * Puts stored messages among those that are shown. The server's word counts, but text that was shown does not shrink,
 * and a reply that ended here is not made to run again. What is not stored yet stays at the end.
 */
export const merged = (known: readonly ChatMessage[], stored: readonly Message[]): readonly ChatMessage[] => {
  const fresh = stored.map((message) => agreed(known.find(isSame(message)), shown(message)));
  const others = known.filter((message) => !stored.some((other) => isSame(other)(message)));
  return inOrder([...others, ...fresh]);
};

/** Stored messages in the server's order, then those of the outbox in the order of writing. */
const inOrder = (messages: readonly ChatMessage[]): readonly ChatMessage[] => {
  const stored = messages.filter(isStored).toSorted((one, other) => one.seq - other.seq);
  const next = nextSeq(stored);
  const unsent = messages.filter((message) => !isStored(message));
  return [...stored, ...unsent.map((message, index) => ({ ...message, seq: next + index }))];
};

/**
 * The same for the newest page of a room. Where it leaves a gap to what is shown, the older messages go: they load again
 * when the reader scrolls to them.
 */
export const renewed = (known: readonly ChatMessage[], page: readonly Message[]): readonly ChatMessage[] => {
  const newest = Math.max(0, ...known.filter(isStored).map(({ seq }) => seq));
  const hasGap = (page[0]?.seq ?? 0) > newest + 1;
  return merged(hasGap ? known.filter((message) => !isStored(message)) : known, page);
};

/** The conversation after a reply ended, however it did. */
export const settled = (messages: readonly ChatMessage[], end: ReplyOutcome): readonly ChatMessage[] => {
  if (end.message !== null) {
    const text = end.message.text.length < end.text.length ? end.text : end.message.text;
    return merged(answered(messages, end), [{ ...end.message, text }]);
  }
  if (end.replyId === null) return answered(messages, end);
  return withBroken(answered(messages, end), end, end.replyId);
};

/** The conversation once the server has accepted what is being sent. */
export const accepted = (
  messages: readonly ChatMessage[],
  { messageId, help }: Pick<Accepted, 'messageId' | 'help'>,
): readonly ChatMessage[] =>
  messages.map((message) =>
    message.status === 'sending'
      ? { ...message, status: 'sent', messageId, failure: null, ...(help === undefined ? {} : { help }) }
      : message,
  );

/** The conversation with one unsent message in another status. */
export const marked = (
  messages: readonly ChatMessage[],
  clientMessageId: string,
  status: 'queued' | 'sending',
): readonly ChatMessage[] =>
  messages.map((message) =>
    message.clientMessageId === clientMessageId ? { ...message, status, failure: null } : message,
  );

/** What the person said, newest first, each once. */
export const inputsOf = (messages: readonly ChatMessage[]): readonly string[] => {
  const inputs = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  return [...new Set(inputs.toReversed())];
};

/** Told by its id, or by the whole reply to it where a host leaves the id out. */
const isStored = ({ messageId, status }: ChatMessage): boolean => messageId !== null || status === 'sent';

/** Whether a shown message is the given stored one. */
export const isSame =
  (stored: Message) =>
  ({ messageId, clientMessageId }: ChatMessage): boolean =>
    messageId === stored.messageId ||
    (clientMessageId !== null && clientMessageId === stored.clientMessageId);

const agreed = (known: ChatMessage | undefined, stored: ChatMessage): ChatMessage => {
  if (known === undefined) return stored;
  const text = known.role === 'mate' && known.text.length > stored.text.length ? known.text : stored.text;
  const ended = stored.status === 'streaming' && known.status !== 'streaming';
  return {
    ...stored,
    key: known.key,
    text,
    ...(ended ? { status: known.status, failure: known.failure } : {}),
  };
};

/** What was being sent is sent when a reply to it exists, and else waits for the person; so does what was retried. */
const answered = (messages: readonly ChatMessage[], end: ReplyOutcome): readonly ChatMessage[] => {
  const sentAs = end.messageId ?? end.message?.replyTo ?? null;
  return messages.map((message): ChatMessage => {
    if (message.status === 'sending') {
      return sentAs === null && end.outcome !== 'done'
        ? { ...message, status: 'notSent', failure: end.failure }
        : { ...message, status: 'sent', messageId: sentAs };
    }
    const isRetried = end.replyId === null && sentAs !== null && message.replyTo === sentAs;
    return isRetried ? { ...message, failure: end.failure } : message;
  });
};

/** Keeps what came of a reply that has no end. */
const withBroken = (
  messages: readonly ChatMessage[],
  end: ReplyOutcome,
  replyId: string,
): readonly ChatMessage[] => {
  const known = messages.find(({ messageId }) => messageId === replyId);
  const others = messages.filter((message) => message !== known);
  const text = known !== undefined && known.text.length > end.text.length ? known.text : end.text;
  const broken: ChatMessage = {
    key: replyId,
    messageId: replyId,
    clientMessageId: null,
    seq: known?.seq ?? nextSeq(others.filter(isStored)),
    role: 'mate',
    text,
    status: brokenStatus(end, text),
    replyTo: known?.replyTo ?? end.messageId,
    createdAt: known?.createdAt ?? others.findLast(isStored)?.createdAt ?? 0,
    isLiked: known?.isLiked ?? false,
    failure: end.failure,
  };
  return inOrder([...others, broken]);
};

const brokenStatus = ({ outcome }: ReplyOutcome, text: string): ChatMessage['status'] => {
  if (outcome === 'stopped') return 'stopped';
  return text === '' ? 'failed' : 'interrupted';
};
