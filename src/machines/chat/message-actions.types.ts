import type { Message } from '../../../contract/room.ts';

export interface MessageActionsContext {
  /** The message that something is done to, or asked about. */
  readonly messageId: string | null;
}

export type MessageActionsEvent =
  | { readonly type: 'message.like'; readonly messageId: string; readonly liked: boolean }
  | { readonly type: 'deletion.request'; readonly messageId: string };

export interface Wanted {
  readonly messageId: string;
  readonly liked: boolean;
}

export interface Changed {
  readonly message: Message;
}
