import { mapInTurns } from '../../shared/event-loop.ts';
import { foldKey, plainPattern, plainSigns } from './keys/fold-key.ts';
import { KeyIndex, type TextKey } from './keys/key-index.ts';
import type { LoreBook, LoreEntry } from './lore-book.ts';
import { BookPatterns, type PatternKey } from './patterns/pattern-search.ts';
import { readKeyPattern, type Pattern } from './patterns/read-pattern.ts';
import { isTimed } from './timing.ts';

/** The maximum length of a key in UTF-16 units. */
export const longestKey = 200;
/** The maximum number of different keys in a book, and of their letters together: each letter takes memory. */
const maxKeys = 100_000;
const maxLetters = 1_000_000;

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
  /** For folded texts. */
  readonly folded: KeyIndex;
  /** Of each part that has some. */
  readonly patterns: readonly BookPatterns[];
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
  const entries: CompiledEntry[] = [];
  for (const [rank, entry] of ranked.entries()) {
    const toIds = (texts: readonly string[]) => mapInTurns(texts, (text) => keys.add(text, entry));
    entries.push({
      entry,
      keys: await toIds(entry.keys),
      secondary: await toIds(entry.secondaryKeys),
      required: await toIds(entry.requiredKeys),
      excluded: await toIds(entry.excludedKeys),
      excludedTogether: await toIds(entry.excludedTogether),
      rank,
    });
  }
  return {
    book,
    entries,
    keyless: entries.filter(({ entry }) => canFireWithoutKey(entry)),
    byKey: await toEntriesOfKeys(entries, keys.written.length),
    levels: [...new Set(book.entries.map(({ recursionLevel }) => recursionLevel))]
      .filter((level) => level > 0)
      .toSorted((one, other) => one - other),
    keys: keys.written,
    sensitive: await KeyIndex.create(keys.sensitive),
    folded: await KeyIndex.create(keys.folded),
    patterns: [...keys.patterns].map(
      ([part, patterns]) => new BookPatterns(book.parts[part]?.version ?? '', patterns),
    ),
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

/** Whether an entry can fire where none of its keys was found. */
export const canFireWithoutKey = ({ isConstant, forced, sticky, afterMatch }: LoreEntry): boolean =>
  isConstant || forced === true || sticky > 0 || afterMatch === 'keep';

const toEntriesOfKeys = async (
  entries: readonly CompiledEntry[],
  count: number,
): Promise<CompiledEntry[][]> => {
  const byKey = Array.from({ length: count }, (): CompiledEntry[] => []);
  await mapInTurns(entries, (one) => {
    for (const key of one.keys) byKey[key]?.push(one);
  });
  return byKey;
};

class KeyTable {
  readonly written: string[] = [];
  readonly sensitive: TextKey[] = [];
  readonly folded: TextKey[] = [];
  /** By part. */
  readonly patterns = new Map<number, PatternKey[]>();
  readonly #known = new Map<string, number>();
  #letters = 0;

  /** Returns the number of a key, or `unusable`. Whether a pattern can be run is found out when it is looked for. */
  add(key: string, entry: LoreEntry): number {
    const pattern = readKeyPattern(key, entry);
    return pattern === null ? this.#addText(key, entry) : this.#addPattern(key, pattern, entry.part);
  }

  #addText(key: string, { isCaseSensitive, matchesWholeWords }: LoreEntry): number {
    const isSensitive = isCaseSensitive === true;
    const text = key.length > longestKey ? '' : isSensitive ? plainSigns(key) : foldKey(key);
    if (text === '') return unusable;
    // Keys of several words count within longer words too (SillyTavern), and signs without letters anywhere.
    const isWord = matchesWholeWords !== false && !/\s/u.test(text) && /[\p{L}\p{N}]/u.test(text);
    return this.#once(`${isSensitive ? 's' : 'f'}${isWord ? 'w' : 'p'}${text}`, key, (id) =>
      (isSensitive ? this.sensitive : this.folded).push({ id, text, isWord }),
    );
  }

  #addPattern(key: string, { pattern: written, flags }: Pattern, part: number): number {
    const pattern = plainPattern(written);
    return this.#once(`${String(part)}/${flags}/${pattern}`, key, (id) => {
      const patterns = this.patterns.get(part) ?? [];
      this.patterns.set(part, patterns);
      patterns.push({ id, pattern, flags });
    });
  }

  #once(name: string, key: string, insert: (id: number) => void): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    if (this.written.length >= maxKeys || this.#letters + key.length > maxLetters) return unusable;
    this.#letters += key.length;
    const id = this.written.push(key) - 1;
    this.#known.set(name, id);
    insert(id);
    return id;
  }
}
