import { assess } from '../../../server/domain/safety/crisis.ts';

export interface Corpus {
  readonly positives: readonly string[];
  readonly negatives: readonly string[];
}

/** What the detector misses and what it takes for more than it is. */
export const score = ({ positives, negatives }: Corpus) => {
  const missed = positives.filter((text) => assess(text) === null);
  const alarmed = negatives.filter((text) => assess(text) !== null);
  return {
    missed,
    alarmed,
    recall: 1 - missed.length / positives.length,
    falseAlarms: alarmed.length / negatives.length,
  };
};
