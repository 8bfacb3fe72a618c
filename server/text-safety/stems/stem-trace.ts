import { isWordUnit, type StemAutomaton, type StemState } from './stem-automaton.ts';

/** The state of a text in one normal form. Immutable, so that a word can be read again from its start. */
export interface Trace {
  /** The possible matches, and where they begin in the text. */
  readonly live: readonly { readonly start: number; readonly state: StemState }[];
  readonly matches: readonly Match[];
  /** The last unit that was read. */
  readonly last: number;
}

export interface Match {
  readonly kinds: number;
  readonly start: number;
  readonly end: number;
}

/** A word of the text, which begins at `at`, and the normal form in which it is read from `from` on. */
export interface WordForm {
  readonly word: string;
  readonly at: number;
  readonly normal: string;
  readonly from: number;
}

const space = 32;

export const emptyTrace: Trace = { live: [], matches: [], last: space };

/** Reads further text. A run of blanks is read as one. */
export const readWord = (automaton: StemAutomaton, trace: Trace, form: WordForm): Trace => {
  const { word, at, normal } = form;
  // Only then are positions in the normal form positions in the word; otherwise a match covers all of it.
  const isAligned = normal.length === word.length && normal === word.toLowerCase();
  let { live, matches, last } = trace;
  for (let index = form.from; index < normal.length; index += 1) {
    const unit = plainSpace(normal.charCodeAt(index));
    if (unit === space && last === space) {
      continue;
    }
    const begun = automaton.begin(isWordUnit(last), unit);
    last = unit;
    if (live.length === 0 && begun.open === 0) {
      continue;
    }
    const next: Trace['live'][number][] = [];
    for (const { start, state } of live) {
      const grown = state.next(unit);
      if (grown.matched !== 0) {
        const end = at + (isAligned ? index : word.length);
        matches = [...matches, { kinds: grown.matched, start, end }];
      }
      if (grown.open !== 0) {
        next.push({ start, state: grown });
      }
    }
    if (begun.open !== 0) {
      next.push({ start: at + (isAligned ? index : 0), state: begun });
    }
    live = next;
  }
  return { live, matches, last };
};

/** The kinds that match if the text ends here. */
export const matchedAtEnd = ({ live }: Trace): number =>
  live.reduce((kinds, { state }) => kinds | state.matchedAtEnd, 0);

const plainSpace = (unit: number): number =>
  (unit >= 9 && unit <= 13) || unit === 0x2028 || unit === 0x2029 || unit === 0x1680 ? space : unit;
