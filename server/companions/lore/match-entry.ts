import { unusable, type CompiledBook, type CompiledEntry } from './compile-book.ts';
import type { FoundKeys } from './keys/found-keys.ts';
import type { KeyLogic } from '../../../contract/lore/lore-entry.ts';
import type { LoreEntry } from './lore-book.ts';
import type { Scene } from './scene.ts';
import type { Timing } from './timing.ts';

/** Why an entry fires: without a key, by an effect, or by the key that was found. */
export type LoreCause =
  | { readonly kind: 'always' | 'sticky' }
  | { readonly kind: 'key'; readonly key: string };

/**
 * Why an entry does not fire: it is disabled, for other mates, waits for messages or another scan, a decorator or a secondary key
 * prevents it, no key was found (`unknown`), or only in older messages, or was not looked for since the patterns of its book took too
 * long (`slow`). Others, chance or the budget may prevent it later.
 */
export interface LoreMiss {
  readonly kind: 'missed';
  readonly why:
    | 'disabled'
    | 'filter'
    | 'delay'
    | 'recursion'
    | 'decorator'
    | 'unknown'
    | 'slow'
    | 'tooDeep'
    | 'secondary'
    | 'group'
    | 'chance'
    | 'budget';
  /** The key that was found; '' for none. */
  readonly key: string;
}

/** A scan of the conversation, or of the texts of entries at a level of recursion. */
export type Sweep = { readonly isRecursive: false } | { readonly isRecursive: true; readonly level: number };

export interface Asked {
  readonly compiled: CompiledBook;
  readonly found: FoundKeys;
  readonly scene: Scene;
  readonly sweep: Sweep;
}

const missed = (why: LoreMiss['why'], key = ''): LoreMiss => ({ kind: 'missed', why, key });

/** Returns why an entry fires, or does not. Chance, groups and the budget are considered later. */
export const matchEntry = (one: CompiledEntry, timing: Timing, asked: Asked): LoreCause | LoreMiss => {
  const { entry } = one;
  if (!entry.isEnabled) return missed('disabled');
  if (entry.forced === false) return missed('decorator');
  if (isFilteredOut(entry, asked.scene)) return missed('filter');
  if (entry.forced === true) return { kind: 'always' };
  if (timing === 'keep' || timing === 'sticky') return { kind: 'sticky' };
  if (timing !== null) return missed('delay');
  return isInSweep(entry, asked.sweep) ? matchKeys(one, asked) : missed('recursion');
};

const isInSweep = (entry: LoreEntry, sweep: Sweep): boolean =>
  sweep.isRecursive
    ? !entry.isUnrecursable && entry.recursionLevel <= sweep.level
    : entry.recursionLevel === 0;

const matchKeys = (one: CompiledEntry, { compiled, found }: Asked): LoreCause | LoreMiss => {
  const { entry, keys, required, excluded, excludedTogether } = one;
  const depth = entry.scanDepth ?? compiled.book.scanDepth;
  const has = (id: number): boolean => found.has(id, depth);
  const isPrevented = (required.length > 0 && !required.some(has)) || excluded.some(has);
  if (isPrevented || (excludedTogether.length > 0 && excludedTogether.every(has))) return missed('decorator');
  if (entry.isConstant) return { kind: 'always' };
  // Version 3: an entry with an invalid pattern never matches.
  if (entry.hasPatterns && keys.some((id) => id === unusable || found.isUnusable(id)))
    return missed('unknown');
  const key = keys.find(has);
  const written = (id: number): string => compiled.keys[id] ?? '';
  if (key === undefined) {
    const older = keys.find((id) => found.has(id, Infinity));
    return older === undefined ? missed('unknown') : missed('tooDeep', written(older));
  }
  return matchesSecondary(one, has) ? { kind: 'key', key: written(key) } : missed('secondary', written(key));
};

const matchesSecondary = (
  { entry: { logic }, secondary }: CompiledEntry,
  has: (id: number) => boolean,
): boolean => secondary.length === 0 || logics[logic](secondary, has);

const logics: Record<KeyLogic, (ids: readonly number[], has: (id: number) => boolean) => boolean> = {
  andAny: (ids, has) => ids.some(has),
  andAll: (ids, has) => ids.every(has),
  notAny: (ids, has) => !ids.some(has),
  notAll: (ids, has) => !ids.every(has),
};

/** How many keys of an entry were found; secondary ones only where they are required (SillyTavern's group scoring). */
export const scoreOf = ({ entry, keys, secondary }: CompiledEntry, { compiled, found }: Asked): number => {
  const depth = entry.scanDepth ?? compiled.book.scanDepth;
  const count = (ids: readonly number[]): number => ids.filter((id) => found.has(id, depth)).length;
  const more = count(secondary);
  const counts = entry.logic === 'andAny' || (entry.logic === 'andAll' && more === secondary.length);
  return keys.length === 0 ? 0 : count(keys) + (counts ? more : 0);
};

/** Whether the mate is not among those that an entry is for, by name and by tag. */
const isFilteredOut = ({ filter: { isExcluding, names, tags } }: LoreEntry, { mate }: Scene): boolean =>
  mate !== null &&
  ((names.length > 0 && includesAny(names, mate.names) === isExcluding) ||
    (tags.length > 0 && includesAny(tags, mate.tags) === isExcluding));

const includesAny = (listed: readonly string[], own: readonly string[]): boolean => {
  const names = new Set(own.map(toName));
  return listed.some((name) => names.has(toName(name)));
};

/** SillyTavern names characters by their files. */
const toName = (name: string): string =>
  name
    .replace(/\.(?:png|json|charx)$/i, '')
    .trim()
    .toLowerCase();
