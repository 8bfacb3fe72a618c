import type { Window } from './rank.ts';

/** The constant of reciprocal rank fusion: the smaller, the more the first ranks are preferred. The usual one is 60. */
const evenness = 20;
/** What a rank by meaning counts beside one by words. */
const meaningWeight = 0.7;

/** Returns the windows of two rankings in one, each with the sum of its weighted reciprocal ranks; of equal ones those by words first. */
export const fuseWindows = (byWords: readonly Window[], byMeaning: readonly Window[]): readonly Window[] => {
  if (byMeaning.length === 0) {
    return byWords;
  }
  const scores = new Map(
    byWords.map((window, rank) => [window.middle, { window, score: 1 / (evenness + rank) }]),
  );
  for (const [rank, window] of byMeaning.entries()) {
    const same = scores.get(window.middle) ?? { window, score: 0 };
    scores.set(window.middle, { ...same, score: same.score + meaningWeight / (evenness + rank) });
  }
  return [...scores.values()].toSorted((one, other) => other.score - one.score).map(({ window }) => window);
};
