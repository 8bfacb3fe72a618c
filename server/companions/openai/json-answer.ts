import { jsonrepair } from 'jsonrepair';

/** So much that is in brackets and no JSON is skipped. */
const maxMisses = 20;
/** How deep objects are looked for within objects and lists, and how deep brackets are read at all. */
const deepest = 4;
const maxOpen = 16;
/** So much of an answer is repaired, which takes far longer than reading; of more the objects within. In UTF-16 units. */
const maxRepaired = 8000;

/**
 * Returns all JSON objects and lists in a model's answer of at most `longest` UTF-16 units, in their order: models put them into code
 * fences and sentences, one on each line, or break off, and write JSON with faults that can be repaired. Empty where there are none.
 */
export const jsonValues = (answer: string, longest: number): readonly unknown[] => {
  const values: unknown[] = [];
  let read = 0;
  let misses = 0;
  let repairs = maxRepaired;
  for (const { start, end } of answer.length > longest ? [] : pairsIn(answer)) {
    if (start >= read && misses < maxMisses) {
      const json = answer.slice(start, end);
      const parsed = parse(json);
      const isRepaired = parsed === undefined && json.length <= repairs;
      const value = isRepaired ? parse(repair(json)) : parsed;
      repairs -= isRepaired ? json.length : 0;
      misses += value === undefined ? 1 : 0;
      read = value === undefined ? read : end;
      values.push(...(value === undefined ? [] : [value]));
    }
  }
  return values;
};

/** Returns all objects in these values, the outer ones first. */
export const objectsIn = (values: readonly unknown[], depth = 0): readonly Fields[] =>
  depth > deepest
    ? []
    : values.flatMap((value) => {
        if (Array.isArray(value)) return objectsIn(value, depth + 1);
        return isFields(value) ? [value, ...objectsIn(Object.values(value), depth + 1)] : [];
      });

/** Returns all lists in these values, the outer ones first. */
export const listsIn = (values: readonly unknown[], depth = 0): ReadonlyArray<readonly unknown[]> =>
  depth > deepest
    ? []
    : values.flatMap((value) => {
        if (Array.isArray(value)) return [value, ...listsIn(value, depth + 1)];
        return isFields(value) ? listsIn(Object.values(value), depth + 1) : [];
      });

/** The fields of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a bracket is, and behind the one that closes it. */
interface Pair {
  readonly start: number;
  readonly end: number;
}

/** Returns all pairs of brackets outside of the strings within them, by their beginning, so that the outer ones are first. */
const pairsIn = (text: string): readonly Pair[] => {
  const pairs: Pair[] = [];
  const open: Array<{ readonly at: number; readonly sign: string }> = [];
  let isInString = false;
  for (const { index, 0: sign } of text.matchAll(/\\.|["[\]{}]/gsu)) {
    if (sign === '"') {
      isInString = !isInString && open.length > 0;
    } else if (!isInString && /^[[{]$/.test(sign)) {
      if (open.length === maxOpen) return [];
      open.push({ at: index, sign });
    } else if (!isInString && sign === closing[open.at(-1)?.sign ?? '']) {
      pairs.push({ start: open.pop()?.at ?? 0, end: index + 1 });
    }
  }
  return pairs.toSorted((one, other) => one.start - other.start);
};

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** Returns the value, or undefined. */
const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** Returns what cannot be repaired as it is. */
const repair = (json: string): string => {
  try {
    return jsonrepair(json);
  } catch {
    return json;
  }
};
