/** The scores of the messages of one corpus of public talk. */
export type Scores = readonly number[];

/** Returns the lowest threshold, to two digits, that at most `share` of the messages of each corpus exceed, where there are enough to tell. */
export const thresholdFor = (corpora: readonly Scores[], share: number): number =>
  Math.max(
    ...corpora
      .filter(({ length }) => length * share >= minMistakes)
      .map((scores) => {
        const highest = scores.toSorted((one, other) => other - one);
        return Math.ceil((highest[Math.floor(highest.length * share)] ?? 0) * 100) / 100;
      }),
  );

/** With fewer, chance decides. */
const minMistakes = 1;
