import type { Message } from '../../../contract/room.ts';
import type { ParentRef } from '../shared/parent-ref.ts';

export interface MessageActionsInput {
  readonly parentRef: ParentRef<MessageChange>;
}

export interface MessageActionsContext extends MessageActionsInput {
  /** The message that is being liked, or whose deletion is being confirmed. */
  readonly messageId: string | null;
}

export type MessageActionsEvent =
  | { readonly type: 'message.like'; readonly messageId: string; readonly liked: boolean }
  | { readonly type: 'deletion.request'; readonly messageId: string };

/** What the server did to a stored message. */
export type MessageChange =
  | { readonly type: 'message.changed'; readonly message: Message }
  | { readonly type: 'message.deleted'; readonly messageId: string };

export interface LikeInput {
  readonly messageId: string;
  readonly liked: boolean;
}
