import { setTimeout as sleep } from 'node:timers/promises';
import { measurePatterns, patternsAtOnce } from './measure-patterns.ts';
import { patternThread } from './pattern-thread.ts';
import type { Pattern } from './read-pattern.ts';
import { arePatternsOff, retryAfter, turnPatternsOff } from './slow-books.ts';

/** A pattern to look for. */
export interface PatternKey extends Pattern {
  readonly id: number;
}

/** How long a book's patterns may take for one message, in milliseconds. Then they are off. */
const deadline = 50;
/** How long a message waits for a book that is opened, or for other messages; then it goes on without this book's patterns. */
const usualPatience = 500;
/** The maximum of instructions times letters that a message may cost. */
const maxWork = 1_000_000_000;
/** The instructions of patterns that are looked for at once. */
const instructionsAtOnce = 4000;

/** Patterns that are looked for at once, with their keys. */
interface KeySet {
  readonly key: number;
  readonly patterns: readonly PatternKey[];
}

interface OpenPatterns {
  readonly sets: readonly KeySet[];
  /** In instructions. */
  readonly size: number;
  /** Those that cannot be run. */
  readonly unusable: ReadonlySet<number>;
}

let lastKey = 0;

/** The patterns of a version of a book. They are measured when they are first looked for, and later again. */
export class BookPatterns {
  readonly version: string;
  readonly keys: readonly PatternKey[];
  #opened: Promise<OpenPatterns> | null = null;
  #until = 0;

  constructor(version: string, keys: readonly PatternKey[]) {
    this.version = version;
    this.keys = keys;
  }

  open(): Promise<OpenPatterns> {
    const now = Date.now();
    if (this.#opened === null || this.#until < now) {
      this.#opened = divide(this);
      this.#until = now + retryAfter;
    }
    return this.#opened;
  }
}

const divide = async ({ version, keys }: BookPatterns): Promise<OpenPatterns> => {
  const { sizes, areSlow } = await measurePatterns(keys);
  if (areSlow) turnPatternsOff(version);
  const sets: { key: number; patterns: PatternKey[] }[] = [];
  const unusable = new Set<number>();
  let size = 0;
  let inSet = Infinity;
  for (const [at, key] of keys.entries()) {
    const instructions = sizes[at] ?? null;
    if (instructions === null) {
      unusable.add(key.id);
      continue;
    }
    size += instructions;
    inSet += instructions;
    const last = sets.at(-1);
    if (last === undefined || inSet > instructionsAtOnce || last.patterns.length >= patternsAtOnce) {
      lastKey += 1;
      sets.push({ key: lastKey, patterns: [key] });
      inSet = instructions;
    } else {
      last.patterns.push(key);
    }
  }
  return { sets, size, unusable };
};

interface SearchedBook {
  readonly patterns: BookPatterns;
  /** How much of the deadline is left. */
  left: number;
  state: 'searched' | 'slow' | 'skipped';
}

/** Looks for the patterns of several books in the texts of one message. Each book has its own deadline. */
export class PatternSearch {
  readonly #books: readonly SearchedBook[];
  readonly #unusable = new Set<number>();
  readonly #until: number;

  constructor(books: readonly BookPatterns[], patience = usualPatience) {
    this.#until = performance.now() + patience;
    this.#books = books.map((patterns) => ({ patterns, left: deadline, state: 'searched' }));
  }

  /** The patterns that were not looked for, since those of their book took too long. */
  get slow(): ReadonlySet<number> {
    const slow = this.#books.filter(({ state }) => state !== 'searched');
    return new Set(slow.flatMap(({ patterns }) => patterns.keys.map(({ id }) => id)));
  }

  /** Whether a pattern cannot be run. Known after the first search. */
  isUnusable(id: number): boolean {
    return this.#unusable.has(id);
  }

  /** Calls `found` with each pattern that a text has, and the place of that text. */
  async find(texts: readonly string[], found: (id: number, at: number) => void): Promise<void> {
    for (const book of this.#books) {
      if (arePatternsOff(book.patterns.version)) book.state = 'slow';
      if (book.state === 'searched') await this.#findOf(book, texts, found);
    }
  }

  async #findOf(
    book: SearchedBook,
    texts: readonly string[],
    found: (id: number, at: number) => void,
  ): Promise<void> {
    const opened = await this.#inTime(book.patterns.open());
    if (opened === null) {
      book.state = 'skipped';
      return;
    }
    for (const id of opened.unusable) this.#unusable.add(id);
    if (arePatternsOff(book.patterns.version)) {
      book.state = 'slow';
      return;
    }
    const letters = texts.reduce((sum, text) => sum + text.length, 0);
    if (opened.size * letters > maxWork) {
      this.#turnOff(book);
      return;
    }
    for (const set of opened.sets) {
      const answer = await this.#inTime(
        patternThread.run({ kind: 'match', set, texts }, { deadline: book.left, until: this.#until }),
      );
      if (answer?.kind === 'late') this.#turnOff(book);
      else if (answer?.kind !== 'done') book.state = 'skipped';
      if (answer?.kind !== 'done') return;
      book.left = Math.max(1, book.left - answer.spent);
      for (let at = 0; at + 1 < answer.values.length; at += 2) {
        const key = set.patterns[answer.values[at + 1] ?? -1];
        if (key !== undefined) found(key.id, answer.values[at] ?? 0);
      }
    }
  }

  #turnOff(book: SearchedBook): void {
    book.state = 'slow';
    turnPatternsOff(book.patterns.version);
  }

  /** Returns null where the message has waited long enough. */
  #inTime<Value>(work: Promise<Value>): Promise<Value | null> {
    const left = this.#until - performance.now();
    return Promise.race([work, sleep(Math.max(0, left), null, { ref: false })]);
  }
}
