import { longestKey } from '../compile-book.ts';
import type { EntryFields } from '../entry-fields.ts';
import { measurePatterns } from '../patterns/measure-patterns.ts';
import { readKeyPattern, type Pattern } from '../patterns/read-pattern.ts';

interface WrittenKey {
  readonly key: string;
  readonly pattern: Pattern | null;
}

/**
 * Returns for each entry of a book the keys that cannot be looked for: texts that are too long, and patterns that are not run, or that
 * are off (`arePatternsOff`).
 */
export const findUnusableKeys = async (
  entries: readonly EntryFields[],
  arePatternsOff: boolean,
): Promise<string[][]> => {
  const keys = entries.map(toKeys);
  const patterns = keys.flat().flatMap(({ pattern }) => pattern ?? []);
  const sizes = arePatternsOff ? [] : (await measurePatterns(patterns)).sizes;
  const usable = new Set(patterns.filter((_, at) => (sizes[at] ?? null) !== null));
  return keys.map((written) =>
    written
      .filter(({ key, pattern }) => (pattern === null ? key.length > longestKey : !usable.has(pattern)))
      .map(({ key }) => key),
  );
};

const toKeys = ({ keys, secondaryKeys, usesPatterns, caseSensitive }: EntryFields): WrittenKey[] => {
  const options = { hasPatterns: usesPatterns, isCaseSensitive: caseSensitive };
  return [...keys, ...secondaryKeys].map((key) => ({ key, pattern: readKeyPattern(key, options) }));
};
