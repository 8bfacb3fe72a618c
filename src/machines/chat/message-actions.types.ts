import type { Message, RoomInfo } from '../../../contract/room.ts';
import type { ParentRef } from '../shared/parent-ref.ts';

/** A deletion of messages that can be undone, and for how many milliseconds it is offered. */
export type RemovalOffer = NonNullable<RoomInfo['removed']>;

export interface MessageActionsInput {
  readonly parentRef: ParentRef<MessageChange>;
  /** The deletion that can be undone when the room opens; null where there is none. */
  readonly removed: RemovalOffer | null;
}

export interface MessageActionsContext extends MessageActionsInput {
  /** The message that is being liked, pinned, shown or deleted, or from which a new room continues. */
  readonly messageId: string | null;
  /** The message whose menu is open; null for none. */
  readonly menuFor: string | null;
}

export type MessageActionsEvent =
  | { readonly type: 'message.like'; readonly messageId: string; readonly liked: boolean }
  | { readonly type: 'message.pin'; readonly messageId: string; readonly pinned: boolean }
  /** The user wants to see an alternative of a message. */
  | { readonly type: 'alternative.choose'; readonly messageId: string }
  /** The user deletes a message with all that follows it. */
  | { readonly type: 'message.delete'; readonly messageId: string }
  /** The user wants a new room that continues this one from a message. */
  | ({ readonly type: 'room.copy' } & MessagePlace)
  | ({ readonly type: 'text.copy' } & CopiedText)
  | { readonly type: 'menu.open'; readonly messageId: string }
  | { readonly type: 'menu.close' }
  | RemovalKnown
  | { readonly type: 'removal.undo' };

/** What is written to the clipboard. */
export interface CopiedText {
  readonly text: string;
  /** Whether a machine wrote it, so that the copy is marked where its format allows it. */
  readonly isGenerated: boolean;
}

export interface MessagePlace {
  readonly roomId: string;
  readonly messageId: string;
}

/** What the newest page of the room says about a deletion that can be undone. */
export interface RemovalKnown {
  readonly type: 'removal.known';
  readonly removed: RemovalOffer | null;
}

/** What the server did to a stored message. */
export type MessageChange =
  | { readonly type: 'message.changed'; readonly message: Message }
  /** The message was deleted elsewhere. */
  | { readonly type: 'message.missing' }
  | BranchShown;

/** The room shows another branch now. */
export interface BranchShown {
  readonly type: 'branch.shown';
  readonly info: RoomInfo;
}

export interface PinInput {
  readonly messageId: string;
  readonly pinned: boolean;
}

export interface LikeInput {
  readonly messageId: string;
  readonly liked: boolean;
}
