import { RE2JS, RE2Set } from 're2js';
import { yieldWhenDue } from '../../shared/event-loop.ts';

/** The maximum length of a pattern in UTF-16 units, and of its program in instructions: its time grows with both. */
const longestPattern = 500;
const largestProgram = 2000;
/** So many are tried at once: one automaton of all would forget its states again and again. */
const patternsAtOnce = 64;

/** A regular expression of JavaScript as it is written: `/pattern/flags`. Null for a text. */
export const readPattern = (key: string): { readonly pattern: string; readonly flags: string } | null => {
  const [, pattern, flags] = /^\/((?:\\.|[^\\/])+)\/([dgimsuvy]*)$/su.exec(key) ?? [];
  return pattern === undefined || flags === undefined ? null : { pattern, flags };
};

/**
 * Returns a pattern of JavaScript in the syntax of RE2, which needs linear time; null for one that RE2 cannot run (look-around,
 * back references) or that is too large.
 */
export const toSafePattern = (pattern: string, flags: string): string | null => {
  if (pattern.length > longestPattern) {
    return null;
  }
  const modes = ['i', 'm', 's'].filter((mode) => flags.includes(mode)).join('');
  try {
    const safe = `${modes === '' ? '(?:' : `(?${modes}:`}${RE2JS.translateRegExp(pattern)})`;
    return RE2JS.compile(safe).programSize() <= largestProgram ? safe : null;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
};

/** A pattern in the syntax of RE2. */
export interface PatternKey {
  readonly id: number;
  readonly pattern: string;
}

/** Finds many patterns in a text. */
export class PatternIndex {
  readonly #parts: { readonly set: RE2Set; readonly ids: readonly number[] }[] = [];

  private constructor() {}

  /** Yields to other work. */
  static async create(keys: readonly PatternKey[]): Promise<PatternIndex> {
    const index = new PatternIndex();
    for (let start = 0; start < keys.length; start += patternsAtOnce) {
      await yieldWhenDue();
      const part = keys.slice(start, start + patternsAtOnce);
      const set = new RE2Set(RE2Set.UNANCHORED);
      for (const { pattern } of part) set.add(pattern);
      set.compile();
      index.#parts.push({ set, ids: part.map(({ id }) => id) });
    }
    return index;
  }

  /** Calls `found` with each pattern that a text has. */
  scan(text: string, found: (id: number) => void): void {
    for (const { set, ids } of this.#parts) {
      for (const index of set.match(text)) {
        const id = ids[index];
        if (id !== undefined) found(id);
      }
    }
  }
}
