import type { Lorebook, LorebookChanges } from '../../../contract/lore/lorebook.ts';

/** Returns what was changed in the form of a book; null for a new one. The name is always sent. */
export function settingsIn(form: Readonly<Record<string, string>>, book: Lorebook | null): LorebookChanges {
  const { name = '', description = '', scanDepth = '', tokenBudget = '', recursive } = form;
  if (book === null) return { name, description };
  const settings: Required<LorebookChanges> = {
    name,
    description,
    scanDepth: Number(scanDepth),
    tokenBudget: tokenBudget === '' ? null : Number(tokenBudget),
    recursive: recursive === 'on',
  };
  const isChanged = ([key, value]: [string, unknown]): boolean =>
    !Object.entries(book).some(([field, before]) => field === key && before === value);
  return { ...Object.fromEntries(Object.entries(settings).filter(isChanged)), name };
}
