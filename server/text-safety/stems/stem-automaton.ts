import { compileNode, matchNode, type Node } from './stem-nodes.ts';

/** Patterns of one kind; `kind` is one bit, so that kinds can be joined. */
export interface Stems {
  readonly kind: number;
  readonly patterns: readonly RegExp[];
}

/**
 * Matches all patterns at once, one UTF-16 unit at a time. A state is created on first use and shared by all texts. It
 * may match more than the patterns (see `pattern-parser.ts`), never less.
 */
export interface StemAutomaton {
  /** Returns the state after the first unit of a text. `isAfterWord`: a letter or digit precedes it. */
  begin(isAfterWord: boolean, unit: number): StemState;
}

export const createStemAutomaton = (stems: readonly Stems[]): StemAutomaton => {
  const nodes = stems.flatMap(({ kind, patterns }) =>
    patterns.map((pattern) => compileNode(pattern, matchNode(kind))),
  );
  let cache = new StateCache(nodes);
  return {
    begin: (isAfterWord, unit) => {
      if (cache.isFull()) {
        cache = new StateCache(nodes);
      }
      return (isAfterWord ? cache.afterWord : cache.afterOther).next(unit);
    },
  };
};

/** The progress of the matches that began at one position. */
export class StemState {
  /** The kinds whose match is not decided before more text is read. */
  readonly open: number;
  /** The kinds that match if the text ends here. */
  readonly matchedAtEnd: number;
  /** The kinds that matched before the last unit. */
  readonly matched: number;

  readonly #cache: StateCache;
  readonly #nodes: readonly Node[];
  readonly #isAfterWord: boolean;
  /** By unit; the first ones, which nearly all are, in an array. */
  readonly #ascii = Array.from({ length: 128 }, (): StemState | undefined => undefined);
  readonly #others = new Map<number, StemState>();

  constructor(cache: StateCache, nodes: readonly Node[], isAfterWord: boolean, matched: number) {
    const atBoundary = reach(nodes, true);
    const elsewhere = reach(nodes, false);
    this.open = atBoundary.kinds | elsewhere.kinds;
    this.matchedAtEnd = (isAfterWord ? atBoundary : elsewhere).matched;
    this.matched = matched;
    this.#cache = cache;
    this.#nodes = nodes;
    this.#isAfterWord = isAfterWord;
  }

  next(unit: number): StemState {
    return (unit < 128 ? this.#ascii[unit] : this.#others.get(unit)) ?? this.#findNext(unit);
  }

  #findNext(unit: number): StemState {
    const text = String.fromCharCode(unit);
    const isWord = isWordUnit(unit);
    const { readers, matched } = reach(this.#nodes, this.#isAfterWord !== isWord);
    const nodes = new Set(readers.filter(({ accepts }) => accepts?.(text)).flatMap((node) => node.next));
    const state = this.#cache.stateOf([...nodes], isWord, matched);
    if (unit < 128) {
      this.#ascii[unit] = state;
    } else {
      this.#others.set(unit, state);
    }
    this.#cache.transitions += 1;
    return state;
  }
}

/** Letters, digits and the underscore, as `\b` has it. */
export const isWordUnit = (unit: number): boolean =>
  (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || unit === 95;

class StateCache {
  readonly afterWord: StemState;
  readonly afterOther: StemState;
  transitions = 0;
  readonly #states = new Map<string, StemState>();

  constructor(nodes: readonly Node[]) {
    this.afterWord = new StemState(this, nodes, true, 0);
    this.afterOther = new StemState(this, nodes, false, 0);
  }

  stateOf(nodes: readonly Node[], isAfterWord: boolean, matched: number): StemState {
    const ids = nodes.map((node) => node.id).toSorted((a, b) => a - b);
    const key = `${ids.join()}/${String(isAfterWord)}/${String(matched)}`;
    const state = this.#states.get(key) ?? new StemState(this, nodes, isAfterWord, matched);
    this.#states.set(key, state);
    return state;
  }

  /** At this number all states are discarded, which frees about 20 MB. */
  isFull(): boolean {
    return this.transitions > 100_000;
  }
}

/** Returns the nodes reachable without reading a unit, at a word boundary or elsewhere. */
const reach = (nodes: readonly Node[], isBoundary: boolean) => {
  const seen = new Set<Node>(nodes);
  for (const node of seen) {
    if (node.step === 'split' || (node.step === 'boundary' && isBoundary)) {
      node.next.forEach((next) => seen.add(next));
    }
  }
  const reached = [...seen].filter((node) => node.step === 'read' || node.step === 'match');
  return {
    readers: reached.filter((node) => node.step === 'read'),
    kinds: reached.reduce((kinds, node) => kinds | node.kind, 0),
    matched: reached.reduce((kinds, node) => (node.step === 'match' ? kinds | node.kind : kinds), 0),
  };
};
