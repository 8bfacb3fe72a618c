import type { KeyChange, KeyListContext } from './key-list.types.ts';
import { keysIn, typedKeys, unlisted } from './key-text.ts';

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
