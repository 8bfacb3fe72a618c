export interface InspirationInput {
  readonly roomId: string;
}

export interface InspirationContext extends InspirationInput {
  readonly ideas: readonly string[];
}

export type InspirationEvent =
  /** Nothing is being said: it is the person's turn. */
  | { readonly type: 'talk.rested' }
  /** The talk goes on: what was thought of does not fit any more. */
  | { readonly type: 'talk.moved' }
  | { readonly type: 'idea.choose'; readonly text: string };

export type InspirationTag = 'asking' | 'offered' | 'off';
