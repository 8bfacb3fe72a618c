import type { ThreadKey } from './conversation.types.ts';

export interface ComposerInput extends ThreadKey {
  readonly draft: string;
  /** The last inputs, newest first. */
  readonly recent: readonly string[];
  /** Whether nothing can be said here as the room opens. */
  readonly isBlocked: boolean;
}

export interface ComposerContext extends ComposerInput {
  /** Which of the last inputs stands in the composer, counted back from the newest; 0 is none. */
  readonly recalled: number;
  /** What stood in the composer before an idea came into it. */
  readonly before: string;
}

export type ComposerEvent =
  | { readonly type: 'draft.change'; readonly text: string }
  /** The person looks through the last inputs: 1 goes back, -1 forth. */
  | { readonly type: 'draft.recall'; readonly by: 1 | -1 }
  /** What stood here has become a message. */
  | { readonly type: 'draft.sent'; readonly text: string }
  /** A message that was not sent comes back. */
  | { readonly type: 'draft.restore'; readonly text: string }
  /** The person takes an idea; taking another one swaps it. */
  | { readonly type: 'draft.suggest'; readonly text: string }
  /** As it was before the idea. */
  | { readonly type: 'draft.undo' }
  /** The person blocked the mate, or let it back. */
  | { readonly type: 'mate.blocked' }
  | { readonly type: 'mate.unblocked' }
  /** A message did not get through; the code is the server's, where it said one. */
  | { readonly type: 'message.refused'; readonly code: number | undefined };

export type ComposerTag = 'closed';
