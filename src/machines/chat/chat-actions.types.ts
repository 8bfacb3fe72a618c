import type { Changed } from './message-actions.types.ts';

export interface ChatActionsContext {
  readonly roomId: string;
}

/** What the conversation is told. */
export type ChatActionEvent =
  /** It may say now whose turn it is. */
  { readonly type: 'actions.ready' } | ChildEvent;

/** What the machines below have to tell. */
export type ChildEvent =
  | { readonly type: 'suggestion.chosen'; readonly text: string }
  /** The server did something to a stored message. */
  | ({ readonly type: 'message.changed' } & Changed)
  | { readonly type: 'message.deleted'; readonly messageId: string };

export type ChatActionsEvent =
  | ChildEvent
  | { readonly type: 'load.retry' }
  /** It is the person's turn. */
  | { readonly type: 'exchange.idle' }
  | { readonly type: 'exchange.started' };

export type ChatActionsTag = 'here' | 'missing';
