import { mapInTurns } from '../../shared/event-loop.ts';
import { KeyIndex, type TextKey } from './key-index.ts';
import { PatternIndex, readPattern, toSafePattern, type PatternKey } from './key-patterns.ts';
import type { LoreBook, LoreEntry } from './lore-book.ts';
import { isTimed } from './timing.ts';

/** The maximum length of a key in UTF-16 units. */
export const longestKey = 200;
/** The maximum number of different keys in a book, and of patterns among them. */
const mostKeys = 100_000;
const mostPatterns = 1000;

/** The keys of an entry by number, each with the text that was written. */
export interface CompiledEntry {
  readonly entry: LoreEntry;
  readonly keys: readonly number[];
  readonly secondary: readonly number[];
  readonly required: readonly number[];
  readonly excluded: readonly number[];
  readonly excludedTogether: readonly number[];
  /** The order in which entries get the budget: constant ones first, then by priority or order. */
  readonly rank: number;
}

/** A book whose keys can be looked for. Keys that entries share are looked for once. */
export interface CompiledBook {
  readonly book: LoreBook;
  /** All entries, by rank. */
  readonly entries: readonly CompiledEntry[];
  /** The entries that may fire without a key. */
  readonly keyless: readonly CompiledEntry[];
  /** The entries of each key by its number. */
  readonly byKey: readonly (readonly CompiledEntry[])[];
  /** The levels of recursion that entries wait for, the lowest first. */
  readonly levels: readonly number[];
  /** The keys as they are written, by number. */
  readonly keys: readonly string[];
  readonly sensitive: KeyIndex;
  /** For texts in lower case. */
  readonly folded: KeyIndex;
  readonly patterns: PatternIndex;
  /** The maximum number of latest messages that an entry needs. */
  readonly deepest: number;
  /** Whether an entry depends on the number of messages, or on earlier ones. */
  readonly isTimed: boolean;
}

/** The number of a key that cannot be looked for; the others of its entry count. */
export const unusable = -1;

/** Compiles a book whose names are filled in, for any number of conversations. Yields to other work. */
export const compileBook = async (book: LoreBook): Promise<CompiledBook> => {
  const keys = new KeyTable();
  const ranked = book.entries.toSorted(compareRanks);
  const entries = await mapInTurns(ranked.entries(), ([rank, entry]): CompiledEntry => {
    const toIds = (texts: readonly string[]): number[] => texts.map((text) => keys.add(text, entry));
    return {
      entry,
      keys: toIds(entry.keys),
      secondary: toIds(entry.secondaryKeys),
      required: toIds(entry.requiredKeys),
      excluded: toIds(entry.excludedKeys),
      excludedTogether: toIds(entry.excludedTogether),
      rank,
    };
  });
  return {
    book,
    entries,
    keyless: entries.filter(({ entry }) => canFireWithoutKey(entry)),
    byKey: toEntriesOfKeys(entries, keys.written.length),
    levels: [...new Set(book.entries.map(({ recursionLevel }) => recursionLevel))]
      .filter((level) => level > 0)
      .toSorted((one, other) => one - other),
    keys: keys.written,
    sensitive: await KeyIndex.create(keys.sensitive),
    folded: await KeyIndex.create(keys.folded),
    patterns: await PatternIndex.create(keys.patterns),
    deepest: book.entries.reduce(
      (deepest, { scanDepth }) => Math.max(deepest, scanDepth ?? 0),
      book.scanDepth,
    ),
    isTimed: book.entries.some(isTimed),
  };
};

const compareRanks = (one: LoreEntry, other: LoreEntry): number =>
  Number(other.isConstant) - Number(one.isConstant) ||
  (other.priority ?? other.order) - (one.priority ?? one.order);

const canFireWithoutKey = ({ isConstant, forced, sticky, afterMatch }: LoreEntry): boolean =>
  isConstant || forced === true || sticky > 0 || afterMatch === 'keep';

const toEntriesOfKeys = (entries: readonly CompiledEntry[], count: number): CompiledEntry[][] => {
  const byKey = Array.from({ length: count }, (): CompiledEntry[] => []);
  for (const one of entries) {
    for (const key of one.keys) byKey[key]?.push(one);
  }
  return byKey;
};

class KeyTable {
  readonly written: string[] = [];
  readonly sensitive: TextKey[] = [];
  readonly folded: TextKey[] = [];
  readonly patterns: PatternKey[] = [];
  readonly #known = new Map<string, number>();

  /** Returns the number of a key, or `unusable`. */
  add(key: string, entry: LoreEntry): number {
    const flags = entry.isCaseSensitive === false ? 'i' : '';
    const pattern = readPattern(key) ?? (entry.hasPatterns ? { pattern: key, flags } : null);
    return pattern === null ? this.#addText(key, entry) : this.#addPattern(key, pattern);
  }

  #addText(key: string, { isCaseSensitive, matchesWholeWords }: LoreEntry): number {
    if (key.length > longestKey) {
      return unusable;
    }
    const isSensitive = isCaseSensitive === true;
    // Keys of several words count within longer words too (SillyTavern), and signs without letters anywhere.
    const isWord = matchesWholeWords !== false && !/\s/u.test(key) && /[\p{L}\p{N}]/u.test(key);
    const text = isSensitive ? key : key.toLowerCase();
    return this.#once(`${isSensitive ? 's' : 'f'}${isWord ? 'w' : 'p'}${text}`, key, (id) =>
      (isSensitive ? this.sensitive : this.folded).push({ id, text, isWord }),
    );
  }

  #addPattern(key: string, { pattern, flags }: { readonly pattern: string; readonly flags: string }): number {
    const safe = this.patterns.length < mostPatterns ? toSafePattern(pattern, flags) : null;
    return safe === null
      ? unusable
      : this.#once(`r${safe}`, key, (id) => this.patterns.push({ id, pattern: safe }));
  }

  #once(name: string, key: string, insert: (id: number) => void): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    if (this.written.length >= mostKeys) return unusable;
    const id = this.written.push(key) - 1;
    this.#known.set(name, id);
    insert(id);
    return id;
  }
}
