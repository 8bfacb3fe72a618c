import type { Window } from './rank.ts';

/** The usual constant of reciprocal rank fusion: how little the first ranks are preferred. */
const evenness = 60;

/**
 * Returns the windows of two rankings in one, each with the sum of its reciprocal ranks; of equal ones those by words first. A window
 * by meaning whose middle another one by words has is the same.
 */
export const fuseWindows = (byWords: readonly Window[], byMeaning: readonly Window[]): readonly Window[] => {
  if (byMeaning.length === 0) {
    return byWords;
  }
  const scores = new Map(byWords.map((window, rank) => [window, 1 / (evenness + rank)]));
  for (const [rank, window] of byMeaning.entries()) {
    const same =
      byWords.find((other) => [other.middle, ...other.neighbors].includes(window.middle)) ?? window;
    scores.set(same, (scores.get(same) ?? 0) + 1 / (evenness + rank));
  }
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([window]) => window);
};
