import { code as codes } from '../../../contract/envelope.ts';
import { isTransient } from './chat-stream.reducers.ts';
import type { ReplyOutcome } from './chat-stream.types.ts';
import type { ComposerEvent } from './composer.types.ts';
import { marked, nextSeq, waiting } from './transcript.ts';
import type {
  ChatMessage,
  ConversationContext,
  ThreadKey,
  ClientMessageRef,
  NewMessage,
  UnsentMessage,
} from './conversation.types.ts';
import type { Failure } from '../shared/failure.ts';

/**
 * The outbox: the user's messages that the server does not have yet. They are sent one at a time, in the order of
 * writing. A message that failed holds back those behind it, unless the failure concerns this message alone.
 */

/** What an assign or a guard of the conversation gets. */
interface Args {
  readonly context: ConversationContext;
}

type Change = Partial<ConversationContext>;

/** Adds a message at the end. Sending is also a retry of every message that holds it back. */
export const enqueue = (
  { context: { idSeed, idCount, messages } }: Args,
  { text, at }: NewMessage,
): Change => {
  const clientMessageId = idFrom(idSeed, idCount);
  const time = Math.max(at, lastWritten(messages) + 1);
  const message = waiting({ clientMessageId, text, at: time, needsUser: false }, nextSeq(messages));
  return { messages: [...messages.map(retried), message], idCount: idCount + 1 };
};

/** Queues one message again, with every message in front that holds it back. */
export const requeue = ({ context: { messages } }: Args, { clientMessageId }: ClientMessageRef): Change => {
  const place = messages.findIndex((message) => message.clientMessageId === clientMessageId);
  const inFront = messages.map((message, index) => (index < place ? retried(message) : message));
  return { messages: marked(inFront, clientMessageId, 'queued') };
};

/** Queues what failed because the network or the server was unavailable. */
export const retryUnsent = ({ context }: Args): Change => ({
  messages: context.messages.map((message) => (isNetworkFailure(message) ? queued(message) : message)),
});

/** Queues what was refused because the age was unknown or too low. */
export const requeueAgeRestricted = ({ context }: Args): Change => ({
  messages: context.messages.map((message) => (isAgeRestricted(message) ? queued(message) : message)),
});

/** Puts the message that was being sent back into the queue. */
export const requeueCurrent = ({ context: { messages, request } }: Args): Change => ({
  messages: request?.kind === 'send' ? marked(messages, request.clientMessageId, 'queued') : messages,
  request: null,
});

/** After Stop every queued message waits for the user. */
export const hold = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.map((message) => (message.status === 'queued' ? { ...message, status: 'notSent' } : message));

export const dropUnsent = ({ context }: Args, dropped: ClientMessageRef): Change => ({
  messages: context.messages.filter(({ clientMessageId }) => clientMessageId !== dropped.clientMessageId),
});

export const hasNext = ({ context }: Args): boolean => nextOf(context.messages) !== undefined;

export const sendNext = ({ context: { messages, roomId } }: Args): Change => {
  const next = nextOf(messages);
  const clientMessageId = next?.clientMessageId ?? '';
  return {
    messages: marked(messages, clientMessageId, 'sending'),
    request: { kind: 'send', roomId, clientMessageId, text: next?.text ?? '' },
  };
};

/** Whether a message failed for a temporary reason, so that it is sent again without the user. */
export const isNetworkFailure = ({ status, failure }: ChatMessage): boolean =>
  status === 'notSent' && isTemporary(failure);

export const hasNetworkFailures = ({ context }: Args): boolean => context.messages.some(isNetworkFailure);

/** Whether the message was not sent and waits for the user. */
export const isUnsent = ({ context }: Args, ref: ClientMessageRef): boolean =>
  context.messages.some(
    ({ clientMessageId, status }) => clientMessageId === ref.clientMessageId && status === 'notSent',
  );

/** Whether the message is in the outbox and not being sent right now. */
export const isRecallable = ({ context }: Args, { clientMessageId }: ClientMessageRef): boolean =>
  context.messages.some(
    (message) =>
      message.clientMessageId === clientMessageId && ['notSent', 'queued'].includes(message.status),
  );

/** What the composer gets when a message is recalled. */
export const restoredDraft = (
  { messages }: ConversationContext,
  { clientMessageId }: ClientMessageRef,
): ComposerEvent => ({
  type: 'draft.restore',
  text: messages.find((message) => message.clientMessageId === clientMessageId)?.text ?? '',
});

/** What to store of the queue: every message in it goes by itself. */
export const storedQueue = (context: ConversationContext) => ({
  thread: toThreadKey(context),
  unsent: context.messages
    .filter(({ status }) => status === 'queued')
    .map((message) => unsentFrom(message, { needsUser: false })),
});

/** What to store of a message that was not sent; Stop holds the ones behind it too. */
export const unsentOf = (
  context: ConversationContext,
  { output: { end } }: { readonly output: { readonly end: ReplyOutcome } },
) => {
  const { failure, outcome } = end;
  const isStopped = outcome === 'stopped';
  const needsUser = failure === null || (failure.kind !== 'expired' && !isTemporary(failure));
  const isLeft = ({ status }: ChatMessage) => status === 'sending' || (isStopped && status === 'queued');
  return {
    thread: toThreadKey(context),
    unsent: context.messages.filter(isLeft).map((message) => unsentFrom(message, { needsUser, failure })),
  };
};

/** Under which id the message being sent is stored. */
export const sentOf = (context: ConversationContext) => ({
  thread: toThreadKey(context),
  ids: context.request?.kind === 'send' ? [context.request.clientMessageId] : [],
});

export const recalledOf = (context: ConversationContext, { clientMessageId }: ClientMessageRef) => ({
  thread: toThreadKey(context),
  ids: [clientMessageId],
});

export const toThreadKey = ({ userId, roomId }: ConversationContext): ThreadKey => ({ userId, roomId });

/** An id that no other message of this visit has: the seed with its last twelve digits counting. */
export const idFrom = (seed: string, count: number): string =>
  seed.slice(0, -12) +
  ((Number.parseInt(seed.slice(-12), 16) + count) % 2 ** 48).toString(16).padStart(12, '0');

/** The first message in the order of writing that is not set aside, if it may be sent now. */
const nextOf = (messages: readonly ChatMessage[]): ChatMessage | undefined => {
  const first = messages.find((message) => message.status === 'queued' || holdsOthersBack(message));
  return first?.status === 'queued' ? first : undefined;
};

const holdsOthersBack = ({ status, failure }: ChatMessage): boolean =>
  status === 'notSent' && failure !== null && !concernsOneMessage(failure);

/** Whether only this message was refused: its text, or its size. */
const concernsOneMessage = ({ kind, code = 0 }: Failure): boolean => {
  if (kind === 'rejected') return contentCodes.includes(code);
  return kind === 'stream' && code >= 400 && code < 500 && code !== tooManyRequests;
};

const isTemporary = (failure: Failure | null): boolean =>
  failure !== null && (isTransient(failure) || limitCodes.includes(failure.code));

const isAgeRestricted = ({ status, failure }: ChatMessage): boolean =>
  status === 'notSent' && ageCodes.includes(failure?.code);

const tooManyRequests = 429;
const contentCodes: readonly number[] = [codes.invalid, codes.contentRefused];
const ageCodes: readonly unknown[] = [codes.ageUnknown, codes.tooYoung];
const limitCodes: readonly unknown[] = [tooManyRequests, codes.tooMany];

const queued = (message: ChatMessage): ChatMessage => ({ ...message, status: 'queued', failure: null });

const retried = (message: ChatMessage): ChatMessage => (holdsOthersBack(message) ? queued(message) : message);

/** When the newest message of the outbox was written, whatever the clock did since. */
const lastWritten = (messages: readonly ChatMessage[]): number =>
  Math.max(0, ...messages.filter(({ messageId }) => messageId === null).map(({ createdAt }) => createdAt));

/** The code of a lasting refusal is stored with the message: it holds back the others after a reload too. */
const unsentFrom = (
  message: ChatMessage,
  { needsUser, failure }: { readonly needsUser: boolean; readonly failure?: Failure | null },
): UnsentMessage => ({
  clientMessageId: message.clientMessageId ?? '',
  text: message.text,
  at: message.createdAt,
  needsUser,
  ...(needsUser && failure?.kind === 'rejected' && failure.code !== undefined ? { code: failure.code } : {}),
});
