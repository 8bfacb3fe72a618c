import type { ParentRef } from '../../shared/parent-ref.ts';

export interface SuggestionChosen {
  readonly type: 'suggestion.chosen';
  readonly text: string;
}

export interface ReplySuggestionsInput {
  readonly parentRef: ParentRef<SuggestionChosen>;
  readonly roomId: string;
}

export interface ReplySuggestionsContext extends ReplySuggestionsInput {
  readonly suggestions: readonly string[];
}

export type ReplySuggestionsEvent =
  /** No message or reply is under way: it is the user's turn. */
  | { readonly type: 'exchange.idle' }
  /** A message or reply is under way: the suggestions no longer fit. */
  | { readonly type: 'exchange.started' }
  | { readonly type: 'suggestion.choose'; readonly text: string };

export type ReplySuggestionsTag = 'loading' | 'offered' | 'unsupported';
