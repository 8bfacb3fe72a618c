import { keysIn, typedKeys, unlisted } from './key-text.ts';

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

/** The last change of the list, to be read out. */
export interface KeyChange {
  /** `repeated`: they are in the list already. */
  readonly kind: 'added' | 'removed' | 'repeated';
  readonly keys: readonly string[];
}

export interface KeyListContext extends KeyListInput {
  /** The text in the field that is not in the list yet. */
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

type List = Pick<KeyListContext, 'keys'>;
type Changed = List & { readonly change: KeyChange | null };

/** Adds the keys that are not in the list. */
export function withKeys({ keys }: List, added: readonly string[]): Changed {
  const fresh = [...new Set(added)].filter((key) => !keys.includes(key));
  if (fresh.length > 0) return { keys: [...keys, ...fresh], change: { kind: 'added', keys: fresh } };
  return { keys, change: added.length === 0 ? null : { kind: 'repeated', keys: added } };
}

/** Adds the keys that a comma has ended; the rest stays in the field. */
export function withText(
  list: List & Pick<KeyListContext, 'arePatterns'>,
  text: string,
): Changed & Pick<KeyListContext, 'written'> {
  const { keys, rest } = typedKeys(text, list.arePatterns);
  return { ...withKeys(list, keys), written: rest };
}

export const withoutKey = ({ keys }: List, key: string): Changed => ({
  keys: keys.filter((one) => one !== key),
  change: { kind: 'removed', keys: [key] },
});

export const withoutLast = ({ keys }: List): Changed => ({
  keys: keys.slice(0, -1),
  change: { kind: 'removed', keys: keys.slice(-1) },
});

/** Returns all keys, with what is still in the field. */
export const allKeys = ({ keys, written, arePatterns }: KeyListContext): readonly string[] =>
  withKeys({ keys }, keysIn(written, arePatterns)).keys;

/** Returns the list that the value of its control stands for. */
export const restored = (value: string) => ({ keys: unlisted(value), written: '', change: null });
