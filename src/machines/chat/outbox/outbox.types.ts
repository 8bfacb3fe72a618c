import type { ChildCrashed } from '../../shared/supervised.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';
import type { OutgoingMessageActor } from './outgoing-message.selectors.ts';
import type { OutgoingPhase, OutgoingReport } from './outgoing-message.types.ts';
import type {
  ClientMessageRef,
  SendingEnded,
  ThreadKey,
  UnsentMessage,
  WrittenMessage,
} from './unsent-message.types.ts';

/** A message in the outbox. */
export interface OutboxEntry extends WrittenMessage {
  readonly ref: OutgoingMessageActor;
  /** What the message reported last. */
  readonly phase: OutgoingPhase;
}

export interface OutboxCrashed {
  readonly type: 'outbox.crashed';
  readonly error: unknown;
}

/** What the outbox reports to the conversation. */
export type OutboxReport =
  /** This message is to be sent now: it was the next at `next.request`, or is the first since. */
  | { readonly type: 'message.next'; readonly message: WrittenMessage }
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
  /** What the browser stored, in the order of writing. */
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
  /** The conversation can send a message, now or as soon as there is one. */
  | { readonly type: 'next.request' }
  /** The result for the message that was being sent. */
  | SendingEnded
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
