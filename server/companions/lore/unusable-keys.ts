import { yieldWhenDue } from '../../shared/event-loop.ts';
import { longestKey } from './compile-book.ts';
import type { EntryFields } from './entry-fields.ts';
import { readPattern, toSafePattern } from './key-patterns.ts';

/** Returns the keys of an entry that cannot be looked for. Yields to other work. */
export const findUnusableKeys = async (fields: EntryFields): Promise<string[]> => {
  const unusable = [];
  for (const key of [...fields.keys, ...fields.secondaryKeys]) {
    await yieldWhenDue();
    const flags = fields.caseSensitive === false ? 'i' : '';
    const pattern = readPattern(key) ?? (fields.usesPatterns ? { pattern: key, flags } : null);
    const isUsable =
      pattern === null ? key.length <= longestKey : toSafePattern(pattern.pattern, pattern.flags) !== null;
    if (!isUsable) unusable.push(key);
  }
  return unusable;
};
