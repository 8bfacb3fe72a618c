import * as v from 'valibot';
import { mapInTurns } from '../../shared/event-loop.ts';
import type { LoreBook } from './lore-book.ts';
import { readEntry } from './read-entry.ts';
import { countOr, flagOr } from './read-fields.ts';

/** The maximum number of entries in a book; more are left out. */
export const mostEntries = 10_000;
/** How many messages are scanned where a book does not say. */
const defaultScanDepth = 4;

/** An object by number, as in SillyTavern's world files, or a list, as in cards. */
const Entries = v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]);

const Book = v.looseObject({
  scan_depth: countOr(defaultScanDepth),
  token_budget: countOr(null),
  recursive_scanning: flagOr(true),
  entries: Entries,
});

/** Places in which programs write a book: a card's, a file of version 3, or a world file with a card's book in it. */
const Holder = v.looseObject({
  data: v.optional(v.unknown()),
  character_book: v.optional(v.unknown()),
  entries: v.optional(v.unknown()),
});

/**
 * Reads the lorebook in a world file of SillyTavern, a book of version 2 or 3 (also as a file `lorebook_v3`), or a card with one.
 * Returns null where there is none. An entry that cannot be read is left out. Yields to other work.
 */
export const readBook = async (source: unknown): Promise<LoreBook | null> => {
  const found = findBook(source);
  if (found === null) {
    return null;
  }
  const sources = Object.values(found.entries);
  const numbered = sources.slice(0, mostEntries).entries();
  const entries = await mapInTurns(numbered, ([index, one]) => readEntry(one, String(index + 1)));
  return {
    scanDepth: found.scan_depth,
    tokenBudget: found.token_budget === 0 ? null : found.token_budget,
    isRecursive: found.recursive_scanning,
    entries: entries.filter((entry) => entry !== null),
  };
};

/** Books are at most this deep in other objects. */
const findBook = (source: unknown, depth = 2): v.InferOutput<typeof Book> | null => {
  const holder = v.safeParse(Holder, source);
  if (!holder.success) {
    return null;
  }
  const { entries, character_book: book, data } = holder.output;
  const own = entries === undefined ? undefined : v.safeParse(Book, source);
  if (own?.success === true) {
    return own.output;
  }
  if (depth === 0) {
    return null;
  }
  return findBook(book, depth - 1) ?? findBook(data, depth - 1);
};
