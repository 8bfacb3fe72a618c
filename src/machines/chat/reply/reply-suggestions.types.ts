export interface ReplySuggestionsInput {
  readonly roomId: string;
}

export interface ReplySuggestionsContext extends ReplySuggestionsInput {
  readonly suggestions: readonly string[];
}

export type ReplySuggestionsEvent =
  /** No message or reply is under way: it is the user's turn. */
  | { readonly type: 'exchange.idle' }
  /** A message or reply is under way: the suggestions no longer fit. */
  | { readonly type: 'exchange.started' };

export type ReplySuggestionsTag = 'loading' | 'offered' | 'unsupported';
