import type { LoreBook, LoreEntry } from './lore-book.ts';

/**
 * Joins books that are used together. Each entry follows the settings of its book; an entry whose keys and text an earlier book has too
 * is left out.
 */
export const mergeBooks = (books: readonly LoreBook[]): LoreBook => {
  const known = new Set<string>();
  const entries = books.flatMap((book, part) => {
    const added = book.entries.filter((entry) => !known.has(signatureOf(entry)));
    for (const entry of added) known.add(signatureOf(entry));
    return added.map((entry) => toPart(entry, book, part));
  });
  return {
    parts: books.flatMap(({ parts }) => parts),
    scanDepth: books[0]?.scanDepth ?? 0,
    isRecursive: books.some(({ isRecursive }) => isRecursive),
    entries,
  };
};

const signatureOf = ({ keys, content }: LoreEntry): string => JSON.stringify([keys, content]);

const toPart = (entry: LoreEntry, { scanDepth, isRecursive }: LoreBook, part: number): LoreEntry => ({
  ...entry,
  part,
  scanDepth: entry.scanDepth ?? scanDepth,
  isUnrecursable: entry.isUnrecursable || !isRecursive,
  endsRecursion: entry.endsRecursion || !isRecursive,
});
