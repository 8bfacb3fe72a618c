import type { Message } from '../../../contract/room.ts';

export interface MessageActionsContext {
  /** The message that something is done to, or asked about. */
  readonly messageId: string | null;
}

export type MessageActionsEvent =
  | { readonly type: 'message.like'; readonly messageId: string; readonly liked: boolean }
  | { readonly type: 'message.delete'; readonly messageId: string }
  | { readonly type: 'deletion.confirm' }
  | { readonly type: 'deletion.cancel' };

export interface Wanted {
  readonly messageId: string;
  readonly liked: boolean;
}

export interface Changed {
  readonly message: Message;
}

export type MessageActionsTag = 'asking' | 'deleting';
