import type { Changed } from './message-actions.types.ts';

export interface ChatActionsContext {
  readonly roomId: string;
}

/** What the conversation is told. */
export type ExtrasNews =
  /** It may say now whose turn it is. */
  { readonly type: 'extras.came' } | NewsFromBelow;

/** What the machines below have to tell. */
export type NewsFromBelow =
  | { readonly type: 'idea.chosen'; readonly text: string }
  /** The server did something to a stored message. */
  | ({ readonly type: 'message.changed' } & Changed)
  | { readonly type: 'message.gone'; readonly messageId: string };

export type ChatActionsEvent =
  | NewsFromBelow
  | { readonly type: 'load.retry' }
  /** It is the person's turn. */
  | { readonly type: 'talk.rested' }
  | { readonly type: 'talk.moved' };

export type ChatActionsTag = 'here' | 'missing';
