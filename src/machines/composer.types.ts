import type { Desk } from './conversation.types.ts';

export interface ComposerInput extends Desk {
  readonly draft: string;
  /** The last inputs, newest first. */
  readonly recent: readonly string[];
}

export interface ComposerContext extends ComposerInput {
  /** Which of the last inputs stands in the composer, counted back from the newest; 0 is none. */
  readonly recalled: number;
}

export type ComposerEvent =
  | { readonly type: 'draft.change'; readonly text: string }
  /** The person looks through the last inputs: 1 goes back, -1 forth. */
  | { readonly type: 'draft.recall'; readonly by: 1 | -1 }
  /** What stood here has become a message. */
  | { readonly type: 'draft.sent'; readonly text: string }
  /** A message that was not sent comes back. */
  | { readonly type: 'draft.return'; readonly text: string };
