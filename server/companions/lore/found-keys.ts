import type { CompiledBook } from './compile-book.ts';
import type { SceneLine } from './scene.ts';

/** Precedes each text, since SillyTavern's patterns may name it. */
const border = '\u0001';
const nowhere = 0xffff_ffff;

/** Which keys of a book were found, and how far from the end of the conversation. */
export class FoundKeys {
  readonly #book: CompiledBook;
  /** Per key: how many messages follow the latest one that has it. */
  readonly #nearest: Uint32Array;
  readonly #inEntries: Uint8Array;
  #new = new Set<number>();

  constructor(book: CompiledBook, lines: readonly SceneLine[]) {
    this.#book = book;
    this.#nearest = new Uint32Array(book.keys.length).fill(nowhere);
    this.#inEntries = new Uint8Array(book.keys.length);
    for (const [distance, { speaker, text }] of lines.entries()) {
      this.#scan(speaker === '' ? text : `${speaker}: ${text}`, (id) => {
        this.#nearest[id] = Math.min(this.#nearest[id] ?? nowhere, distance);
        this.#new.add(id);
      });
    }
  }

  /** Looks for keys in the text of an entry that fired. */
  addEntry(text: string): void {
    this.#scan(text, (id) => {
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

  #scan(text: string, found: (id: number) => void): void {
    const { sensitive, folded, patterns } = this.#book;
    sensitive.scan(text, found);
    folded.scan(text.toLowerCase(), found);
    patterns.scan(`${border}${text}`, found);
  }
}
