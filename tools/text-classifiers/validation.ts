import { scoreOf, train, type Sample } from './training.ts';

/** A sample and the score that it has when its kernel is not used for the training. */
export interface Scored {
  readonly sample: Sample;
  readonly score: number;
}

const folds = 5;

/** Trains with four fifths of the kernels, scores the last fifth, for each fifth. */
export const crossValidate = (samples: readonly Sample[]): readonly Scored[] => {
  const kernels = [...new Set(samples.map(({ example }) => example.kernel))];
  const foldOf = new Map(kernels.map((kernel, index) => [kernel, index % folds]));
  return Array.from({ length: folds }, (_, fold) => {
    const isHeldOut = ({ example }: Sample): boolean => foldOf.get(example.kernel) === fold;
    const model = train(samples.filter((sample) => !isHeldOut(sample)));
    return samples.filter(isHeldOut).map((sample) => ({ sample, score: scoreOf(model, sample.features) }));
  }).flat();
};

/** Returns the lowest threshold above which at most `share` of the other sentences score. */
export const thresholdFor = (scored: readonly Scored[], share: number): number => {
  const scores = scored
    .filter(({ sample }) => !sample.example.isMember)
    .map(({ score }) => score)
    .toSorted((one, other) => other - one);
  return Math.ceil((scores[Math.floor(scores.length * share)] ?? 0) * 100) / 100;
};

/** Returns the threshold that no language's sentences exceed more often than `share`, where there are enough to tell. */
export const thresholdForTalk = (scored: readonly Scored[], share: number): number => {
  const languages = [...new Set(scored.map(({ sample }) => sample.example.source))];
  return Math.max(
    ...languages
      .map((language) => scored.filter(({ sample }) => sample.example.source === language))
      .filter(({ length }) => length * share >= leastMistakes)
      .map((own) => thresholdFor(own, share)),
  );
};

/** With fewer, chance decides. */
const leastMistakes = 1;

/** Returns how many members of the class are found at a threshold, and how many of the others are taken for one. */
export const countsOf = (scored: readonly Scored[], threshold: number) => {
  const members = scored.filter(({ sample }) => sample.example.isMember);
  const others = scored.filter(({ sample }) => !sample.example.isMember);
  const above = (list: readonly Scored[]): number => list.filter(({ score }) => score > threshold).length;
  return { members: members.length, found: above(members), others: others.length, mistaken: above(others) };
};
