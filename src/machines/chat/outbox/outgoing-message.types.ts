import type { Failure } from '../../shared/failure.ts';
import type { ParentRef } from '../../shared/parent-ref.ts';
import type {
  ClientMessageRef,
  NewMessage,
  SendingEnded,
  ThreadKey,
  UnsentMessage,
} from './unsent-message.types.ts';

/**
 * Where a message is in its life: `queued` until it is its turn, `sending`, `blocking` the messages behind it until its
 * failure is resolved, or `setAside` for the user while those behind it are sent.
 */
export type OutgoingPhase = 'queued' | 'sending' | 'blocking' | 'setAside';

/** What a message reports to the outbox. */
export type OutgoingReport =
  | ({ readonly type: 'phase.changed'; readonly phase: OutgoingPhase } & ClientMessageRef)
  /** It is sent as a new message: what it would have taken the place of was deleted. */
  | ({ readonly type: 'edit.dropped' } & ClientMessageRef)
  /** The user took it back: its text returns to the composer. */
  | ({ readonly type: 'message.recalled'; readonly text: string } & ClientMessageRef);

export interface OutgoingMessageInput {
  readonly parentRef: ParentRef<OutgoingReport>;
  readonly thread: ThreadKey;
  readonly message: UnsentMessage;
}

export interface OutgoingMessageContext extends Omit<NewMessage, 'edits'>, ClientMessageRef {
  /** The id of the message whose place it takes; undefined for one that continues the conversation. */
  readonly edits?: string | undefined;
  readonly parentRef: ParentRef<OutgoingReport>;
  readonly thread: ThreadKey;
  /** Whether it waits for the user when the room opens. */
  readonly needsUser: boolean;
  /** Why it was not sent; null where the user stopped it. */
  readonly failure: Failure | null;
}

export type OutgoingMessageEvent =
  /** It is its turn. */
  | { readonly type: 'message.send' }
  | SendingEnded
  /** The user asks for this message to be sent again. */
  | { readonly type: 'message.resend' }
  /** The user moved it: its time gives its place among the others. */
  | { readonly type: 'order.changed'; readonly at: number }
  /** A message behind it is to be sent: it is tried once more if it blocks. */
  | { readonly type: 'message.retry' }
  /** The user stopped the message in front of it. */
  | { readonly type: 'message.hold' }
  /** The user takes it back. */
  | { readonly type: 'message.recall' }
  /** The network or the page returned. */
  | { readonly type: 'connection.restored' }
  | { readonly type: 'age.confirmed' };

export type OutgoingMessageTag = 'queued' | 'sending' | 'notSent';
