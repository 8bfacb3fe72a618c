/** The two lists of keys in the form of an entry, by the names of their controls. */
export type KeyListName = 'keys' | 'secondaryKeys';

export interface KeyListInput {
  /** The name of the draft of the form. */
  readonly draft: string;
  readonly name: KeyListName;
  readonly keys: readonly string[];
  /** Whether all keys are regular expressions without slashes around them. */
  readonly arePatterns: boolean;
}

/** What happened to the list last, to be read out. */
export interface KeyChange {
  /** `repeated`: they are in the list already. */
  readonly kind: 'added' | 'removed' | 'repeated';
  readonly keys: readonly string[];
}

export interface KeyListContext extends KeyListInput {
  /** What is in the field and not in the list yet. */
  readonly written: string;
  /** Null where nothing changed since something was typed. */
  readonly change: KeyChange | null;
}

export type KeyListEvent =
  | { readonly type: 'text.change'; readonly text: string }
  /** An input method composes the text, which may contain a comma. */
  | { readonly type: 'text.compose'; readonly text: string }
  /** Adds what is in the field. */
  | { readonly type: 'text.submit' }
  /** A text with several keys was pasted. */
  | { readonly type: 'list.paste'; readonly text: string }
  /** The value of the control as it was before the session or a reload interrupted the form. */
  | { readonly type: 'list.restore'; readonly value: string }
  | { readonly type: 'key.remove'; readonly key: string }
  | { readonly type: 'key.removeLast' };
