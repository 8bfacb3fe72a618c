export interface ReplySuggestionsInput {
  readonly roomId: string;
}

export interface ReplySuggestionsContext extends ReplySuggestionsInput {
  readonly ideas: readonly string[];
}

export type ReplySuggestionsEvent =
  /** Nothing is being said: it is the person's turn. */
  | { readonly type: 'exchange.idle' }
  /** The talk goes on: what was thought of does not fit any more. */
  | { readonly type: 'exchange.started' }
  | { readonly type: 'suggestion.choose'; readonly text: string };

export type ReplySuggestionsTag = 'asking' | 'offered' | 'off';
