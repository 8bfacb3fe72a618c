import { hiddenKeys } from '../../../contract/macros/fill-macros.ts';
import type { CompiledBook, CompiledEntry } from './compile-book.ts';
import { mapInTurns } from '../../shared/event-loop.ts';
import { chooseInGroups, type Candidate } from './groups.ts';
import { FoundKeys } from './keys/found-keys.ts';
import type { LoreEntry } from './lore-book.ts';
import { fillText } from './fill-book.ts';
import { matchEntry, scoreOf, type Asked, type LoreCause, type LoreMiss, type Sweep } from './match-entry.ts';
import type { FireOptions, LoreEffect, Scene } from './scene.ts';
import { hasEffect, timingIn, type Timing } from './timing.ts';

export interface FiredEntry {
  readonly entry: LoreEntry;
  /** With the names in it. */
  readonly text: string;
  readonly cause: LoreCause;
  /** The number of the scan, from 1. */
  readonly scan: number;
}

export interface Firing {
  /** In the order of precedence for a prompt that has no space for all. */
  readonly fired: readonly FiredEntry[];
  /** The effects that begin now. */
  readonly effects: readonly LoreEffect[];
  /** Why entries did not fire that need no key, or of which one was found. */
  readonly missed: ReadonlyMap<CompiledEntry, LoreMiss>;
}

/** With the first scan: entries that name each other are not followed further. */
const maxScans = 8;

/**
 * Finds out which entries of a book fire in a conversation: by the messages first, then by the texts of those that fired. What one
 * scan finds is chosen by groups, chance and budget before the next one. Yields to other work.
 */
export const fire = async (compiled: CompiledBook, scene: Scene, options: FireOptions): Promise<Firing> => {
  const found = await FoundKeys.find(compiled, scene.lines, options.patience);
  const run = new Run(compiled, { scene, found }, options);
  const levels = [...compiled.levels];
  let sweep: Sweep | null = { isRecursive: false };
  for (let scans = 0; scans < maxScans && sweep !== null; scans += 1) {
    const hasNewTexts: boolean = await run.sweep(sweep);
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
  readonly #missed = new Map<CompiledEntry, LoreMiss>();
  /** Entries of which a key was found, or that need none. */
  readonly #candidates: Set<CompiledEntry>;
  /** Entries that fired, or that chance or the budget prevented. */
  readonly #settled = new Set<CompiledEntry>();
  #scans = 0;
  /** The budget that is left for all entries and for those of each part. */
  #budget: number;
  readonly #partBudgets: number[];
  readonly #fullParts = new Set<number>();

  constructor(
    compiled: CompiledBook,
    { scene, found }: { readonly scene: Scene; readonly found: FoundKeys },
    options: FireOptions,
  ) {
    this.#compiled = compiled;
    this.#scene = scene;
    this.#options = options;
    this.#found = found;
    this.#timingOf = timingIn(scene);
    this.#candidates = new Set(compiled.keyless);
    this.#budget = options.budget;
    this.#partBudgets = compiled.book.parts.map(({ tokenBudget }) => tokenBudget ?? Infinity);
  }

  /** Returns whether entries fired whose texts may fire others. */
  async sweep(sweep: Sweep): Promise<boolean> {
    const asked: Asked = { compiled: this.#compiled, found: this.#found, scene: this.#scene, sweep };
    this.#scans += 1;
    const matched = await mapInTurns(this.#pending(), (one) => this.#match(one, asked));
    const candidates = matched.filter((candidate) => candidate !== null);
    // An entry that another one of its group displaces may fire in a later scan, unless one of the group has fired.
    const chosen = this.#options.isExhaustive === true ? candidates : await this.#chooseInGroups(candidates);
    const texts = (await mapInTurns(chosen, (candidate) => this.#accept(candidate))).flat();
    await this.#found.addEntries(texts);
    return texts.length > 0;
  }

  #match(one: CompiledEntry, asked: Asked): Candidate | null {
    const timing = this.#timingOf(one.entry);
    const cause = matchEntry(one, timing, asked);
    if (cause.kind === 'missed') {
      // A cause in the messages says more than that an entry does not follow others.
      if (cause.why !== 'recursion' || !this.#missed.has(one)) this.#missed.set(one, cause);
      return null;
    }
    return { one, cause, isSticky: isSticky(timing), score: scoreOf(one, asked) };
  }

  result(): Firing {
    this.#missSlow();
    const effects = this.#fired
      .filter(({ entry, cause }) => hasEffect(entry) && cause.kind !== 'sticky')
      .map(({ entry: { version } }) => ({ version, at: this.#scene.messages }));
    return { fired: this.#fired, effects, missed: this.#missed };
  }

  /** Names the entries that a pattern might have fired which was not looked for. */
  #missSlow(): void {
    const fired = new Set(this.#fired.map(({ entry }) => entry));
    for (const key of this.#found.slowPatterns) {
      const written = this.#compiled.keys[key] ?? '';
      for (const one of this.#compiled.byKey[key] ?? []) {
        const isUsed = one.entry.isEnabled && !fired.has(one.entry) && !this.#missed.has(one);
        if (isUsed) this.#missed.set(one, { kind: 'missed', why: 'slow', key: written });
      }
    }
  }

  async #chooseInGroups(candidates: readonly Candidate[]): Promise<readonly Candidate[]> {
    const chosen = await chooseInGroups(candidates, this.#groups, this.#options.random);
    const winners = new Set(chosen);
    for (const candidate of candidates) {
      if (!winners.has(candidate)) this.#miss(candidate, 'group');
    }
    return chosen;
  }

  #miss({ one, cause }: Candidate, why: LoreMiss['why']): void {
    this.#missed.set(one, { kind: 'missed', why, key: cause.kind === 'key' ? cause.key : '' });
  }

  /** Fires an entry if chance and budget allow it. Returns its text where that may fire others. */
  #accept(candidate: Candidate): string[] {
    const { one, cause } = candidate;
    const { entry } = one;
    this.#settled.add(one);
    const text = this.#hasSpace(entry) ? fillText(entry.content, this.#options.names) : '';
    const why = this.#prevent(candidate, text);
    if (why !== null) {
      this.#miss(candidate, why);
      return [];
    }
    this.#missed.delete(one);
    this.#fired.push({ entry, text, cause, scan: this.#scans });
    for (const group of entry.groups) this.#groups.add(group);
    return entry.endsRecursion ? [] : [text, ...hiddenKeys(entry.content, this.#options.names)];
  }

  #hasSpace({ ignoresBudget, part }: LoreEntry): boolean {
    return ignoresBudget || !(this.isFull || this.#fullParts.has(part));
  }

  /** Returns what prevents an entry; null where it fires, and takes its part of the budget. */
  #prevent({ one: { entry }, isSticky }: Candidate, text: string): 'chance' | 'budget' | null {
    const { random, sizeOf, isExhaustive = false } = this.#options;
    const { part, probability } = entry;
    if (!this.#hasSpace(entry)) return 'budget';
    const isCertain = isSticky || probability >= 100 || (isExhaustive && probability > 0);
    if (!isCertain && random() * 100 >= probability) return 'chance';
    if (entry.ignoresBudget) return null;
    const size = sizeOf(text);
    const partBudget = this.#partBudgets[part] ?? Infinity;
    // Nothing of lower order takes the place of an entry that does not fit.
    if (size > partBudget) this.#fullParts.add(part);
    this.isFull = size > this.#budget || this.#fullParts.size === this.#partBudgets.length;
    if (size > this.#budget || size > partBudget) return 'budget';
    this.#budget -= size;
    this.#partBudgets[part] = partBudget - size;
    return null;
  }

  /** Returns the candidates that are not settled: sticky entries first, then by rank. */
  #pending(): CompiledEntry[] {
    for (const key of this.#found.takeNew()) {
      for (const one of this.#compiled.byKey[key] ?? []) this.#candidates.add(one);
    }
    for (const one of this.#settled) this.#candidates.delete(one);
    const ranked = [...this.#candidates].toSorted((one, other) => one.rank - other.rank);
    const first = new Set(ranked.filter(({ entry }) => isSticky(this.#timingOf(entry))));
    return [...first, ...ranked.filter((one) => !first.has(one))];
  }
}

const isSticky = (timing: Timing): boolean => timing === 'sticky' || timing === 'keep';
