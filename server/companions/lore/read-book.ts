import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { mapInTurns } from '../../shared/event-loop.ts';
import type { LoreBook, LorePart } from './lore-book.ts';
import { readEntry } from './read-entry.ts';
import { countOr, flagOr, Text } from './read-fields.ts';

/** The maximum number of entries in a book; more are left out. */
export const maxEntries = 10_000;
/** How many messages are scanned where a book does not say. */
const defaultScanDepth = 4;

/** An object by number, as in SillyTavern's world files, or a list, as in cards. */
const Entries = v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]);

/** The settings of a book, in all formats. */
export const BookSettings = v.looseObject({
  name: Text,
  description: Text,
  scan_depth: countOr(defaultScanDepth),
  token_budget: countOr(null),
  recursive_scanning: flagOr(true),
});

const Book = v.looseObject({
  ...BookSettings.entries,
  entries: Entries,
});

const Holder = v.looseObject({});

/**
 * Reads the lorebook in a world file of SillyTavern, a book of version 2 or 3 (also as a file `lorebook_v3`), or a card with one.
 * Returns null where there is none. An entry that cannot be read is left out. Without a `version` the book gets one of its own. Yields to
 * other work.
 */
export const readBook = async (source: unknown, version: string = randomUUID()): Promise<LoreBook | null> => {
  const found = v.safeParse(Book, findBook(source));
  if (!found.success) {
    return null;
  }
  const sources = Object.values(found.output.entries);
  const numbered = sources.slice(0, maxEntries).entries();
  const entries = await mapInTurns(numbered, ([index, one]) => readEntry(one, String(index + 1)));
  return {
    ...toBook(found.output, { title: '', version }),
    entries: entries.filter((entry) => entry !== null),
  };
};

/** Returns a book with settings, without its entries. */
export const toBook = (
  settings: Pick<v.InferOutput<typeof BookSettings>, 'scan_depth' | 'token_budget' | 'recursive_scanning'>,
  part: Pick<LorePart, 'title' | 'version'>,
): Omit<LoreBook, 'entries'> => ({
  parts: [{ ...part, tokenBudget: settings.token_budget === 0 ? null : settings.token_budget }],
  scanDepth: settings.scan_depth,
  isRecursive: settings.recursive_scanning,
});

/** Returns the book in an object, as it is; those of programs are at most this deep in others. */
export const findBook = (source: unknown, depth = 2): Record<string, unknown> | null => {
  if (!v.is(Holder, source)) {
    return null;
  }
  if (v.is(Book, source)) {
    return source;
  }
  return depth === 0
    ? null
    : (findBook(source['character_book'], depth - 1) ?? findBook(source['data'], depth - 1));
};
