import type { CompiledBook } from './compile-book.ts';
import type { SceneLine } from './scene.ts';

/** Ends and begins the texts, so that no key crosses from one into another. SillyTavern's patterns may name it. */
const border = '\u0001';
const nowhere = 0xffff_ffff;

/** Which keys of a book were found, and how far from the end of the conversation. */
export class FoundKeys {
  readonly #book: CompiledBook;
  /** Per key: in how many of the latest messages it is not. */
  readonly #nearest: Uint32Array;
  readonly #inEntries: Uint8Array;
  #fresh = new Set<number>();

  constructor(book: CompiledBook, lines: readonly SceneLine[]) {
    this.#book = book;
    this.#nearest = new Uint32Array(book.keys.length).fill(nowhere);
    this.#inEntries = new Uint8Array(book.keys.length);
    for (const [distance, { speaker, text }] of lines.entries()) {
      this.#scan(speaker === '' ? text : `${speaker}: ${text}`, (id) => {
        this.#nearest[id] = Math.min(this.#nearest[id] ?? nowhere, distance);
        this.#fresh.add(id);
      });
    }
  }

  /** Looks for keys in the text of an entry that fired. */
  addEntry(text: string): void {
    this.#scan(text, (id) => {
      this.#inEntries[id] = 1;
      this.#fresh.add(id);
    });
  }

  /** Returns the keys that were found since the last call. */
  takeFresh(): ReadonlySet<number> {
    const fresh = this.#fresh;
    this.#fresh = new Set();
    return fresh;
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
