/** Finds the parts of the context that determine which of several answers a question has. */
import { textOf } from '../explorer/text.ts';

/** Values by their path, such as `messages.0.status`. */
export type Parts = Readonly<Record<string, string>>;

export interface Case {
  readonly parts: Parts;
  readonly answer: string;
}

/** Returns the leaves of a plain value by their paths, and the length of each list. */
export function partsOf(value: unknown, path: string): Record<string, string> {
  const plain: unknown = JSON.parse(textOf(value) === 'undefined' ? 'null' : textOf(value));
  return flatten(plain, path);
}

function flatten(value: unknown, path: string): Record<string, string> {
  if (typeof value !== 'object' || value === null) return { [path]: textOf(value) };
  const entries = Object.entries(value).map(([key, part]) =>
    flatten(part, path === '' ? key : `${path}.${key}`),
  );
  const length = Array.isArray(value) ? { [`${path}.length`]: String(value.length) } : {};
  return Object.assign(length, ...entries);
}

/**
 * Returns the paths on which the answers depend, each chosen because it leaves the fewest cases undecided. Stops when
 * no path decides further cases.
 */
export function decidingPaths(cases: readonly Case[]): string[] {
  const paths = [...new Set(cases.flatMap(({ parts }) => Object.keys(parts)))].toSorted();
  const chosen: string[] = [];
  let left = undecided(cases, chosen);
  while (left > 0) {
    const [best] = paths
      .map((path) => ({ path, left: undecided(cases, [...chosen, path]), values: valuesOf(cases, path) }))
      .toSorted((one, other) => one.left - other.left || one.values - other.values);
    if (best === undefined || best.left >= left) {
      const [next] = splitting(cases, paths, chosen);
      if (next === undefined) break;
      chosen.push(next);
    } else chosen.push(best.path);
    left = undecided(cases, chosen);
  }
  return withoutNeedless(cases, chosen);
}

/** Drops the paths that later ones have made redundant. */
function withoutNeedless(cases: readonly Case[], chosen: readonly string[]): string[] {
  const left = undecided(cases, chosen);
  return chosen.reduce<string[]>(
    (paths, path) => {
      const others = paths.filter((each) => each !== path);
      return undecided(cases, others) === left ? others : paths;
    },
    [...chosen],
  );
}

/** Returns the paths that split cases which the chosen ones group together, when no single path decides. */
function splitting(cases: readonly Case[], paths: readonly string[], chosen: readonly string[]): string[] {
  const groups = groupsOf(cases, chosen).length;
  return paths.filter((path) => groupsOf(cases, [...chosen, path]).length > groups);
}

function undecided(cases: readonly Case[], paths: readonly string[]): number {
  return groupsOf(cases, paths)
    .filter((group) => new Set(group.map(({ answer }) => answer)).size > 1)
    .reduce((sum, { length }) => sum + length, 0);
}

function groupsOf(cases: readonly Case[], paths: readonly string[]): Case[][] {
  return groupBy(cases, ({ parts }) => textOf(paths.map((path) => parts[path])));
}

/** Returns the items of each key, in the order of their first occurrence. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

function valuesOf(cases: readonly Case[], path: string): number {
  return new Set(cases.map(({ parts }) => parts[path])).size;
}
