import type { CompiledBook } from '../compile-book.ts';
import { PatternSearch } from '../patterns/pattern-search.ts';
import type { SceneLine } from '../scene.ts';
import { foldKey, plainPattern, plainSigns } from './fold-key.ts';

/** Precedes each text, since SillyTavern's patterns may name it. */
const border = '\u0001';
const nowhere = 0xffff_ffff;
/** So much of the texts of entries is scanned at most, in UTF-16 units: those that ignore the budget may be long. */
const maxEntryText = 64_000;

/** Which keys of a book were found, and how far from the end of the conversation. Searching yields to other work. */
export class FoundKeys {
  readonly #book: CompiledBook;
  readonly #patterns: PatternSearch;
  /** Per key: how many messages follow the latest one that has it. */
  readonly #nearest: Uint32Array;
  readonly #inEntries: Uint8Array;
  #new = new Set<number>();
  #leftOfEntries = maxEntryText;

  private constructor(book: CompiledBook, patience: number | undefined) {
    this.#book = book;
    this.#patterns = new PatternSearch(book.patterns, patience);
    this.#nearest = new Uint32Array(book.keys.length).fill(nowhere);
    this.#inEntries = new Uint8Array(book.keys.length);
  }

  /** Looks for keys in the lines of a conversation. */
  static async find(book: CompiledBook, lines: readonly SceneLine[], patience?: number): Promise<FoundKeys> {
    const keys = new FoundKeys(book, patience);
    const texts = lines.map(({ speaker, text }) => (speaker === '' ? text : `${speaker}: ${text}`));
    await keys.#scan(texts, (id, distance) => {
      keys.#nearest[id] = Math.min(keys.#nearest[id] ?? nowhere, distance);
      keys.#new.add(id);
    });
    return keys;
  }

  /** Looks for keys in the texts of entries that fired. */
  async addEntries(texts: readonly string[]): Promise<void> {
    const scanned = texts.filter((text) => (this.#leftOfEntries -= text.length) >= 0);
    await this.#scan(scanned, (id) => {
      this.#inEntries[id] = 1;
      this.#new.add(id);
    });
  }

  /** Returns the keys that were found since the last call. */
  takeNew(): ReadonlySet<number> {
    const found = this.#new;
    this.#new = new Set();
    return found;
  }

  /** Whether one of the latest `depth` messages, or an entry's text, has a key. */
  has(id: number, depth: number): boolean {
    return (this.#nearest[id] ?? nowhere) < depth || this.#inEntries[id] === 1;
  }

  /** Whether a key is a pattern that cannot be run. */
  isUnusable(id: number): boolean {
    return this.#patterns.isUnusable(id);
  }

  /** The patterns that were not looked for, since those of their book took too long. */
  get slowPatterns(): ReadonlySet<number> {
    return this.#patterns.slow;
  }

  async #scan(texts: readonly string[], found: (id: number, at: number) => void): Promise<void> {
    const { sensitive, folded } = this.#book;
    for (const [at, text] of texts.entries()) {
      await sensitive.scan(plainSigns(text), (id) => found(id, at));
      await folded.scan(foldKey(text), (id) => found(id, at));
    }
    // A pattern may name a sign by its code.
    const spelled = texts.flatMap((text, at) =>
      [...new Set([text, plainPattern(text)])].map((one) => ({ text: `${border}${one}`, at })),
    );
    await this.#patterns.find(
      spelled.map(({ text }) => text),
      (id, index) => found(id, spelled[index]?.at ?? 0),
    );
  }
}
