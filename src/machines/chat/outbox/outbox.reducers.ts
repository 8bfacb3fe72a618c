import type {
  OutgoingMessageActor,
  OutgoingMessageEvent,
  OutgoingPhase,
  OutgoingReport,
} from './outgoing-message.machine.ts';
import type {
  ClientMessageRef,
  OutgoingMessageRef,
  UnsentMessage,
  WrittenMessage,
  ThreadKey,
} from './unsent-message.types.ts';
import type { ChildCrashed } from '../../shared/supervised.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';

/** The place of a message in the outbox; its text and the reason why it waits are in its actor alone. */
export interface OutboxEntry extends ClientMessageRef, Pick<WrittenMessage, 'at'> {
  readonly ref: OutgoingMessageActor;
  /** The last report of the message. */
  readonly phase: OutgoingPhase;
}

export interface OutboxCrashed {
  readonly type: 'outbox.crashed';
  readonly error: unknown;
}

/** The reports of the outbox to the conversation. */
export type OutboxReport =
  /** This message is to be sent now: it was the next at `next.request`, or is the first since. */
  | { readonly type: 'message.next'; readonly message: OutgoingMessageRef }
  /** The answer to `next.request`: nothing can be sent now. */
  | { readonly type: 'outbox.empty' }
  /** A message crashed: nothing can be sent now. */
  | OutboxCrashed
  /** The user took a message back. */
  | { readonly type: 'draft.restore'; readonly text: string };

/** Messages that no visit sends: those of visits to the room that are over. */
export interface MessagesFound {
  readonly type: 'messages.found';
  readonly messages: readonly UnsentMessage[];
}

export interface OutboxInput extends ThreadKey {
  readonly parentRef: ParentRef<OutboxReport>;
  /** The IDs of the messages that are written in this visit begin with it. */
  readonly seed: string;
  /** The messages that the browser stored, in the order of writing. */
  readonly unsent: readonly UnsentMessage[];
  /** Messages that the browser stored as unsent, but the server has. */
  readonly alreadyDelivered: readonly string[];
}

export interface OutboxContext extends Pick<
  OutboxInput,
  'parentRef' | 'seed' | 'unsent' | 'alreadyDelivered'
> {
  readonly thread: ThreadKey;
  /** In the order of writing. */
  readonly messages: readonly OutboxEntry[];
}

export type OutboxEvent =
  | MessagesFound
  | ChildCrashed
  | OutgoingReport
  /** Asks for the next message; answered by `message.next` or `outbox.empty`. */
  | { readonly type: 'next.request' }
  /** The user wrote a message. */
  | { readonly type: 'message.queue'; readonly message: WrittenMessage }
  | ({ readonly type: 'message.resend' } & ClientMessageRef)
  /** It is sent before the one in front of it, if both are queued. */
  | ({ readonly type: 'message.move' } & ClientMessageRef)
  | ({ readonly type: 'message.recall' } & ClientMessageRef)
  /** The room contains these messages. */
  | { readonly type: 'messages.stored'; readonly ids: readonly string[] }
  | { readonly type: 'connection.restored' }
  | { readonly type: 'age.confirmed' };

type Messages = Pick<OutboxContext, 'messages'>;
type Ids = readonly string[];

const idsOf = (messages: readonly OutboxEntry[]): Ids =>
  messages.map(({ clientMessageId }) => clientMessageId);

/** Events for the messages with these ids. */
export interface Orders {
  readonly orders: readonly { readonly ids: Ids; readonly event: OutgoingMessageEvent }[];
}

/** The message is sent again, and those that block it too. */
export const toResend = (context: Messages, resent: ClientMessageRef): Orders => ({
  orders: [
    { ids: inFrontOf(context, resent), event: { type: 'message.retry' } },
    { ids: [resent.clientMessageId], event: { type: 'message.resend' } },
  ],
});

export const toRecall = ({ clientMessageId }: ClientMessageRef): Orders => ({
  orders: [{ ids: [clientMessageId], event: { type: 'message.recall' } }],
});

/** The messages that were written before this one. */
const inFrontOf = ({ messages }: Messages, { clientMessageId }: ClientMessageRef): Ids => {
  const ids = idsOf(messages);
  return ids.slice(0, Math.max(0, ids.indexOf(clientMessageId)));
};

/** The first message in the order of writing that is not set aside, if it is queued. */
export const nextOf = ({ messages }: Messages): OutboxEntry | undefined => {
  const first = messages.find(({ phase }) => phase !== 'setAside');
  return first?.phase === 'queued' ? first : undefined;
};

/** Whether there is a next message and the device is online. */
export const hasNextOnline = (context: Messages, isOffline: boolean): boolean =>
  !isOffline && nextOf(context) !== undefined;

/** The message to send; the chart asks for it only where there is one. */
export function nextIn(context: Messages): OutboxEntry {
  const next = nextOf(context);
  if (next === undefined) throw new Error('There is no message to send.');
  return next;
}

/** A queued message and the queued one right in front of it, in their order; null where there are none. */
export const neighborsOf = (
  { messages }: Messages,
  { clientMessageId }: ClientMessageRef,
): readonly [OutboxEntry, OutboxEntry] | null => {
  const index = messages.findIndex((entry) => entry.clientMessageId === clientMessageId);
  const [first, second] = [messages[index - 1], messages[index]];
  return first?.phase === 'queued' && second?.phase === 'queued' ? [first, second] : null;
};

/** The messages with two neighbors in the other order. They swap their times too, by which they are stored in order. */
export const withSwapped = (
  { messages }: Messages,
  [first, second]: readonly [OutboxEntry, OutboxEntry],
): readonly OutboxEntry[] =>
  messages.map((entry) => {
    if (entry === first) return { ...second, at: first.at };
    return entry === second ? { ...first, at: second.at } : entry;
  });

export const withPhase = (
  { messages }: Messages,
  { clientMessageId, phase }: ClientMessageRef & { readonly phase: OutgoingPhase },
): readonly OutboxEntry[] =>
  messages.map((entry) => (entry.clientMessageId === clientMessageId ? { ...entry, phase } : entry));

/** Those that the outbox does not contain. */
export const unknownOf = (
  { messages }: Messages,
  found: readonly UnsentMessage[],
): readonly UnsentMessage[] => {
  const known = idsOf(messages);
  return found.filter(({ clientMessageId }) => !known.includes(clientMessageId));
};

/** Returns the user's message as the last of the queue. */
export const toQueued = (context: Messages, { message }: { readonly message: WrittenMessage }) => ({
  messages: [{ ...message, at: timeAfter(context, message.at), needsUser: false }],
});

/** In the order of writing, in whichever tab. */
export const inOrder = (messages: readonly OutboxEntry[]): readonly OutboxEntry[] =>
  messages.toSorted((one, other) => one.at - other.at);

/** The messages but these, which the server has or the user took back. */
export const without = ({ messages }: Messages, ids: Ids): readonly OutboxEntry[] =>
  messages.filter(({ clientMessageId }) => !ids.includes(clientMessageId));

/** Those of the messages with these ids that are still stored as unsent. */
export const toForgotten = ({ thread, messages }: Pick<OutboxContext, 'thread' | 'messages'>, ids: Ids) => ({
  thread,
  ids: idsOf(messages).filter((id) => ids.includes(id)),
});

/** The time of a new message: later than those before it, even if the clock of the user was set back. */
export const timeAfter = ({ messages }: Messages, at: number): number =>
  Math.max(at, (messages.at(-1)?.at ?? 0) + 1);
