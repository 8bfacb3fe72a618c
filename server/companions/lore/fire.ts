import type { CompiledBook, CompiledEntry } from './compile-book.ts';
import { FoundKeys } from './found-keys.ts';
import { chooseInGroups, type Candidate } from './groups.ts';
import type { LoreEntry } from './lore-book.ts';
import { matchEntry, scoreOf, type Asked, type LoreCause, type Sweep } from './match-entry.ts';
import type { FireOptions, LoreEffect, Scene } from './scene.ts';
import { hasEffect, timingIn, type Timing } from './timing.ts';

export interface FiredEntry {
  readonly entry: LoreEntry;
  readonly cause: LoreCause;
}

export interface Firing {
  /** In the order of precedence for a prompt that has no space for all. */
  readonly fired: readonly FiredEntry[];
  /** The effects that begin now. */
  readonly effects: readonly LoreEffect[];
}

/** With the first scan: entries that name each other are not followed further. */
const mostScans = 8;

/**
 * Finds out which entries of a book fire in a conversation: by the messages first, then by the texts of those that fired. What one
 * scan finds is chosen by groups, chance and budget before the next one.
 */
export const fire = (compiled: CompiledBook, scene: Scene, options: FireOptions): Firing => {
  const run = new Run(compiled, scene, options);
  const levels = [...compiled.levels];
  let sweep: Sweep | null = { isRecursive: false };
  for (let scans = 0; scans < mostScans && sweep !== null; scans += 1) {
    const hasNewTexts: boolean = run.sweep(sweep);
    if (!compiled.book.isRecursive || run.isFull) break;
    // The next level begins where the last one fires nothing more.
    if (!hasNewTexts || !sweep.isRecursive) {
      const next: number | undefined = levels.shift();
      sweep = next === undefined && !hasNewTexts ? null : { isRecursive: true, level: next ?? 0 };
    }
  }
  return run.result();
};

class Run {
  isFull = false;
  readonly #compiled: CompiledBook;
  readonly #scene: Scene;
  readonly #options: FireOptions;
  readonly #found: FoundKeys;
  readonly #timingOf: (entry: LoreEntry) => Timing;
  readonly #fired: FiredEntry[] = [];
  readonly #groups = new Set<string>();
  /** Entries of which a key was found, or that need none. */
  readonly #candidates: Set<CompiledEntry>;
  /** Entries that fired, or that chance or the budget prevented. */
  readonly #settled = new Set<CompiledEntry>();
  #budget: number;

  constructor(compiled: CompiledBook, scene: Scene, options: FireOptions) {
    this.#compiled = compiled;
    this.#scene = scene;
    this.#options = options;
    this.#found = new FoundKeys(compiled, scene.lines);
    this.#timingOf = timingIn(scene);
    this.#candidates = new Set(compiled.keyless);
    this.#budget = Math.min(options.budget, compiled.book.tokenBudget ?? Infinity);
  }

  /** Returns whether entries fired whose texts may fire others. */
  sweep(sweep: Sweep): boolean {
    const asked: Asked = { compiled: this.#compiled, found: this.#found, scene: this.#scene, sweep };
    const candidates = this.#pending().flatMap((one): Candidate[] => {
      const timing = this.#timingOf(one.entry);
      const cause = matchEntry(one, timing, asked);
      return cause === null ? [] : [{ one, cause, isSticky: isSticky(timing), score: scoreOf(one, asked) }];
    });
    // An entry that another one of its group displaces may fire in a later scan, unless one of the group has fired.
    const chosen = chooseInGroups(candidates, this.#groups, this.#options.random);
    const texts = chosen.flatMap((candidate) => this.#accept(candidate));
    for (const text of texts) this.#found.addEntry(text);
    return texts.length > 0;
  }

  result(): Firing {
    const effects = this.#fired
      .filter(({ entry, cause }) => hasEffect(entry) && cause.kind !== 'sticky')
      .map(({ entry: { version } }) => ({ version, at: this.#scene.messages }));
    return { fired: this.#fired, effects };
  }

  /** Fires an entry if chance and budget allow it. Returns its text where that may fire others. */
  #accept(candidate: Candidate): string[] {
    const { one, cause } = candidate;
    const { entry } = one;
    this.#settled.add(one);
    if (!this.#isAllowed(candidate)) return [];
    this.#fired.push({ entry, cause });
    for (const group of entry.groups) this.#groups.add(group);
    return entry.endsRecursion ? [] : [entry.content];
  }

  #isAllowed({ one: { entry }, isSticky }: Candidate): boolean {
    const { random, sizeOf } = this.#options;
    if (!entry.ignoresBudget && this.isFull) return false;
    if (!isSticky && entry.probability < 100 && random() * 100 >= entry.probability) return false;
    if (entry.ignoresBudget) return true;
    const size = sizeOf(entry.content);
    // Nothing of lower order takes the place of an entry that does not fit.
    this.isFull = size > this.#budget;
    if (!this.isFull) this.#budget -= size;
    return !this.isFull;
  }

  /** Returns the candidates that are not settled: sticky entries first, then by rank. */
  #pending(): CompiledEntry[] {
    for (const key of this.#found.takeNew()) {
      for (const one of this.#compiled.byKey[key] ?? []) this.#candidates.add(one);
    }
    for (const one of this.#settled) this.#candidates.delete(one);
    const isFirst = ({ entry }: CompiledEntry): number => Number(isSticky(this.#timingOf(entry)));
    return [...this.#candidates].toSorted(
      (one, other) => isFirst(other) - isFirst(one) || one.rank - other.rank,
    );
  }
}

const isSticky = (timing: Timing): boolean => timing === 'sticky' || timing === 'keep';
