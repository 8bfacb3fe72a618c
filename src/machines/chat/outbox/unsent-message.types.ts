import type { ActorRef, Snapshot } from 'xstate';
import type { Failure } from '../../shared/failure.ts';

/** Under which the drafts and unsent messages of one user in one room are stored. */
export interface ThreadKey {
  readonly userId: string;
  readonly roomId: string;
}

/** A message that the user wrote. `at`: their clock, in milliseconds since 1970. */
export interface NewMessage {
  readonly text: string;
  readonly at: number;
  /** The id of the message whose place it takes; absent for one that continues the conversation. */
  readonly edits?: string;
}

/** A message by the id that this browser gave it: a UUID. The server stores a message with a known id only once. */
export interface ClientMessageRef {
  readonly clientMessageId: string;
}

/** A message that the user wrote, with its id. */
export interface WrittenMessage extends NewMessage, ClientMessageRef {}

/**
 * The actor of a message, which alone has its text; its id is that of the message. Whoever sends the message reads the text in
 * the snapshot.
 */
export type OutgoingMessageRef = ActorRef<Snapshot<unknown> & { readonly context: Written }, SendingEnded>;

/** A message with its state; its edit may be dropped. */
export type Written = Omit<WrittenMessage, 'edits'> & { readonly edits?: string | undefined };

/** A message as the browser stores it until the server has accepted it. */
export interface UnsentMessage extends WrittenMessage {
  /** Whether it waits for the user; the others are sent automatically as soon as they can be. */
  readonly needsUser: boolean;
  /** The envelope's code of the refusal that holds it back. */
  readonly code?: number;
}

/** The result of an attempt to send a message after which the server does not have it. */
export interface SendingEnded {
  readonly type: 'sending.ended';
  /**
   * `roomBusy`: another reply is under way in the room. `stopped`: the user stopped it. `failed`: it was refused, or did not
   * reach the server.
   */
  readonly result: 'roomBusy' | 'stopped' | 'failed';
  /** Why it failed; null where it did not. */
  readonly failure: Failure | null;
}
