import type { Message, RoomInfo } from '../../../contract/room.ts';
import type { ParentRef } from '../shared/parent-ref.ts';

export interface MessageActionsInput {
  readonly parentRef: ParentRef<MessageChange>;
}

export interface MessageActionsContext extends MessageActionsInput {
  /** The message that is being liked or shown, or whose deletion is being confirmed. */
  readonly messageId: string | null;
}

export type MessageActionsEvent =
  | { readonly type: 'message.like'; readonly messageId: string; readonly liked: boolean }
  /** The user wants to see an alternative of a message. */
  | { readonly type: 'alternative.choose'; readonly messageId: string }
  | { readonly type: 'deletion.request'; readonly messageId: string };

/** What the server did to a stored message. */
export type MessageChange =
  | { readonly type: 'message.changed'; readonly message: Message }
  | { readonly type: 'message.deleted'; readonly messageId: string }
  /** The room shows another branch now. */
  | { readonly type: 'branch.shown'; readonly info: RoomInfo };

export interface LikeInput {
  readonly messageId: string;
  readonly liked: boolean;
}
