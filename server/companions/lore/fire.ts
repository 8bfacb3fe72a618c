import type { CompiledBook, CompiledEntry } from './compile-book.ts';
import { FoundKeys } from './found-keys.ts';
import { chooseInGroups, type Candidate } from './groups.ts';
import type { LoreEntry } from './lore-book.ts';
import {
  matchEntry,
  scoreOf,
  type Asked,
  type LoreCause,
  type LoreReason,
  type Sweep,
} from './match-entry.ts';
import type { FireOptions, LoreEffect, Scene } from './scene.ts';
import { hasEffect, timingIn, type Timing } from './timing.ts';

/** An entry that fired, with the text to be shown and its cause. */
export interface FiredEntry {
  readonly entry: LoreEntry;
  readonly cause: LoreCause;
}

export interface Firing {
  /** What fired, in the order in which entries stay in a prompt that has no space for all. */
  readonly fired: readonly FiredEntry[];
  /** Why others did not fire, by id; an entry that is not in it has no key in the conversation. */
  readonly others: ReadonlyMap<string, LoreReason>;
  /** The effects to store with the conversation. */
  readonly effects: readonly LoreEffect[];
}

/** With the first scan: entries that name each other are not followed further. */
const usualScans = 8;

/**
 * Finds out which entries of a book fire in a conversation: by the messages first, then by the texts of those that fired. What one
 * scan finds is chosen by groups, chance and budget before the next one.
 */
export const fire = (compiled: CompiledBook, scene: Scene, options: FireOptions): Firing => {
  const run = new Run(compiled, scene, options);
  const levels = [...compiled.levels];
  let sweep: Sweep | null = { isRecursive: false };
  for (let scans = options.mostScans ?? usualScans; scans > 0 && sweep !== null; scans -= 1) {
    const hasNewTexts: boolean = run.sweep(sweep);
    if (!compiled.book.isRecursive || run.isFull) break;
    // The next level is asked where the last one fires nothing more.
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
  readonly #others = new Map<string, LoreReason>();
  readonly #groups = new Set<string>();
  /** The entries that can fire: a key was found, or none is needed. */
  readonly #candidates: Set<CompiledEntry>;
  readonly #settled = new Set<CompiledEntry>();
  #left: number;

  constructor(compiled: CompiledBook, scene: Scene, options: FireOptions) {
    this.#compiled = compiled;
    this.#scene = scene;
    this.#options = options;
    this.#found = new FoundKeys(compiled, scene.lines);
    this.#timingOf = timingIn(scene);
    this.#candidates = new Set(compiled.keyless);
    this.#left = Math.min(options.budget, compiled.book.tokenBudget ?? Infinity);
  }

  /** Returns whether entries fired whose texts may fire others. */
  sweep(sweep: Sweep): boolean {
    const asked: Asked = { compiled: this.#compiled, found: this.#found, scene: this.#scene, sweep };
    const causes = new Map<CompiledEntry, LoreCause>();
    for (const one of this.#pending()) {
      const outcome = matchEntry(one, this.#timingOf(one.entry), asked);
      if (typeof outcome !== 'string') causes.set(one, outcome);
      else if (outcome !== 'keys') this.#others.set(one.entry.id, outcome);
    }
    const chosen = this.#choose([...causes.keys()], asked);
    const texts = [...causes].flatMap(([one, cause]) => this.#accept(one, cause, chosen));
    for (const text of texts) this.#found.addEntry(text);
    return texts.length > 0;
  }

  result(): Firing {
    const effects = this.#fired
      .filter(({ entry, cause }) => hasEffect(entry) && cause.kind !== 'sticky')
      .map(({ entry: { version } }) => ({ version, at: this.#scene.messages }));
    return { fired: this.#fired, others: this.#others, effects };
  }

  #choose(entries: readonly CompiledEntry[], asked: Asked): ReadonlySet<CompiledEntry> {
    const candidates = entries.map((one): Candidate => ({
      one,
      isSticky: this.#isSticky(one),
      score: one.entry.isScored || one.entry.groups.length > 0 ? scoreOf(one, asked) : 0,
    }));
    return new Set(chooseInGroups(candidates, this.#groups, this.#options.random).map(({ one }) => one));
  }

  /** Fires an entry if chance and budget allow it. Returns its text where that may fire others. */
  #accept(one: CompiledEntry, cause: LoreCause, chosen: ReadonlySet<CompiledEntry>): string[] {
    const { entry } = one;
    const refusal = this.#refuse(one, chosen);
    if (refusal !== null) {
      this.#others.set(entry.id, refusal);
      // An entry that lost in its group can win in a later scan, unless the group has fired.
      if (refusal !== 'group') this.#settled.add(one);
      return [];
    }
    this.#settled.add(one);
    this.#others.delete(entry.id);
    this.#fired.push({ entry, cause });
    for (const group of entry.groups) this.#groups.add(group);
    return entry.endsRecursion ? [] : [entry.content];
  }

  #refuse(one: CompiledEntry, chosen: ReadonlySet<CompiledEntry>): LoreReason | null {
    const { entry } = one;
    if (!chosen.has(one)) return 'group';
    if (!entry.ignoresBudget && this.isFull) return 'budget';
    if (
      !this.#isSticky(one) &&
      entry.probability < 100 &&
      this.#options.random() * 100 >= entry.probability
    ) {
      return 'probability';
    }
    if (entry.ignoresBudget) return null;
    const size = this.#options.sizeOf(entry.content);
    if (size > this.#left) {
      // Nothing of lower order takes its place.
      this.isFull = true;
      return 'budget';
    }
    this.#left -= size;
    return null;
  }

  #isSticky(one: CompiledEntry): boolean {
    const timing = this.#timingOf(one.entry);
    return timing === 'sticky' || timing === 'keep';
  }

  /** Returns the entries that can fire and have not yet: sticky ones first, then by rank. */
  #pending(): CompiledEntry[] {
    for (const key of this.#found.takeFresh()) {
      for (const one of this.#compiled.byKey[key] ?? []) this.#candidates.add(one);
    }
    for (const one of this.#settled) this.#candidates.delete(one);
    return [...this.#candidates].toSorted(
      (one, other) => Number(this.#isSticky(other)) - Number(this.#isSticky(one)) || one.rank - other.rank,
    );
  }
}
