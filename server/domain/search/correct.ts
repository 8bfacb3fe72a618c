import { yieldWhenDue } from '../../shared/event-loop.ts';

/**
 * Returns the terms, replacing each that is not a prefix of a vocabulary word by the closest word. Returns null when
 * one has no close word, or nothing was replaced.
 */
export const correctTerms = async (
  terms: readonly string[],
  vocabulary: ReadonlyMap<string, number>,
): Promise<string[] | null> => {
  const words = [...vocabulary.keys()];
  const corrected: (string | null)[] = [];
  for (const term of terms) {
    const isKnown = words.some((word) => word.startsWith(term));
    corrected.push(isKnown ? term : await findClosest(term, vocabulary));
  }
  const isComplete = corrected.every((term) => term !== null);
  return isComplete && corrected.some((term, index) => term !== terms[index]) ? corrected : null;
};

/**
 * Returns the closest word within the maximum edit distance; of equally close ones the more frequent, then the first
 * alphabetically.
 */
const findClosest = async (term: string, vocabulary: ReadonlyMap<string, number>): Promise<string | null> => {
  const max = getMaxEdits(term);
  let best: { word: string; edits: number; count: number } | null = null;
  for (const [word, count] of vocabulary) {
    await yieldWhenDue();
    const edits = editDistance(term, word, max);
    const candidate = { word, edits, count };
    if (edits <= max && (best === null || isBetter(candidate, best))) {
      best = candidate;
    }
  }
  return best?.word ?? null;
};

interface Candidate {
  readonly word: string;
  readonly edits: number;
  readonly count: number;
}

const isBetter = (one: Candidate, other: Candidate): boolean => {
  if (one.edits !== other.edits) return one.edits < other.edits;
  if (one.count !== other.count) return one.count > other.count;
  return one.word < other.word;
};

/** Short words have too many neighbors to guess. */
const getMaxEdits = (term: string): number => {
  if (term.length < 3) return 0;
  return term.length < 6 ? 1 : 2;
};

/**
 * Returns the Damerau-Levenshtein distance: the number of inserted, deleted, replaced or swapped letters. Distances
 * above `max` are returned as `max + 1`.
 */
const editDistance = (term: string, word: string, max: number): number => {
  if (Math.abs(term.length - word.length) > max) {
    return max + 1;
  }
  let before: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= term.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = term[row - 1] === word[column - 1];
      const isSwap =
        row > 1 && column > 1 && term[row - 1] === word[column - 2] && term[row - 2] === word[column - 1];
      line.push(
        Math.min(
          at(above, column) + 1,
          at(line, column - 1) + 1,
          at(above, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = above;
    above = line;
  }
  return at(above, word.length);
};

const at = (line: readonly number[], column: number): number => line[column] ?? Number.POSITIVE_INFINITY;
