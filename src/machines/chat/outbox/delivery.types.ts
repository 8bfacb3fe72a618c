import type { Failure } from '../../shared/failure.ts';
import type { ThreadKey, UnsentMessage } from './unsent-message.types.ts';

/** An unsent message, as the browser stores it. */
export interface StoredMessage {
  readonly thread: ThreadKey;
  readonly message: UnsentMessage;
}

/** The result of an attempt to send a message, final or preliminary. */
export type DeliveryResult =
  /** The server has it. */
  | { readonly kind: 'accepted' }
  /** A reply is being written in its room. */
  | { readonly kind: 'roomBusy' }
  /** It waits for the user in its room. */
  | { readonly kind: 'refused'; readonly failure: Failure };

export type DeliveryEvent =
  | { readonly type: 'session.started' }
  | { readonly type: 'session.ended' }
  /** A page of this browser has stored a message or removed one. */
  | { readonly type: 'unsent.changed' }
  | { readonly type: 'connection.restored' }
  /** No page shows the room of this message, and none will send it meanwhile. */
  | { readonly type: 'message.claimed'; readonly claimed: StoredMessage }
  /** No message of the user waits, but for those that wait for the user. */
  | { readonly type: 'outbox.empty' }
  /** The code that reads the stored messages could not be loaded. */
  | { readonly type: 'outbox.unavailable' };
