import { featureCount } from '../../server/text-safety/classifier/text-features.ts';
import { createRandom, shuffle, type Example } from './corpus.ts';

/** An example as the classifier sees it. */
export interface Sample {
  readonly example: Example;
  readonly features: readonly number[];
}

/** A trained classifier. There are as many weights as features, in steps. */
export interface Model {
  readonly weights: Int8Array;
  readonly step: number;
  readonly bias: number;
}

/** How the weights are found, and rounded for the file. */
interface Settings {
  readonly epochs: number;
  readonly rate: number;
  readonly biasRate: number;
  readonly decay: number;
  readonly step: number;
  readonly mostSteps: number;
  /** Whether members and others weigh the same in sum. Beside public talk members are rare, as in the world. */
  readonly isBalanced: boolean;
  /** An example with a smaller error teaches nothing. */
  readonly negligible: number;
}

/** Chosen by cross-validation. */
const settings: Settings = {
  epochs: 16,
  rate: 0.5,
  biasRate: 0.01,
  decay: 2e-6,
  step: 0.8,
  mostSteps: 6,
  isBalanced: true,
  negligible: 0,
};

/** For hundreds of thousands of sentences of public talk. */
export const talkSettings: Settings = {
  epochs: 4,
  rate: 0.3,
  biasRate: 0.01,
  decay: 1e-7,
  step: 0.25,
  mostSteps: 20,
  isBalanced: false,
  negligible: 1e-4,
};

export const toSamples = (
  examples: readonly Example[],
  featuresOf: (text: string) => readonly number[],
): readonly Sample[] => examples.map((example) => ({ example, features: featuresOf(example.text) }));

/**
 * Trains a logistic regression by gradient descent with a rate for each weight (AdaGrad). Uses a seeded generator, so that each run has
 * the same result.
 */
export const train = (samples: readonly Sample[], chosen: Settings = settings): Model => {
  const random = createRandom(1);
  const inputs = toInputs(samples, chosen);
  const weights = new Float64Array(featureCount);
  const squares = new Float64Array(featureCount).fill(1e-3);
  let bias = 0;
  for (let epoch = 0; epoch < chosen.epochs; epoch += 1) {
    for (const { target, importance, features, scale } of shuffle(inputs, random)) {
      const score = bias + scale * sumOf(weights, features);
      const error = (1 / (1 + Math.exp(-score)) - target) * importance;
      if (Math.abs(error) < chosen.negligible) continue;
      bias -= chosen.biasRate * error;
      for (const feature of features) {
        const weight = weights[feature] ?? 0;
        const gradient = error * scale + chosen.decay * weight;
        const square = (squares[feature] ?? 0) + gradient * gradient;
        squares[feature] = square;
        weights[feature] = weight - (chosen.rate * gradient) / Math.sqrt(square);
      }
    }
  }
  return quantize(weights, bias, chosen);
};

/** Returns the score of a sample, as `createTextScorer` computes it. */
export const scoreOf = ({ weights, step, bias }: Model, features: readonly number[]): number =>
  bias + (sumOf(weights, features) * step) / Math.sqrt(features.length);

const sumOf = (weights: ArrayLike<number>, features: readonly number[]): number => {
  let sum = 0;
  for (const feature of features) {
    sum += weights[feature] ?? 0;
  }
  return sum;
};

/** Where they are balanced, members of the class and other sentences are given the same importance in sum. */
const toInputs = (samples: readonly Sample[], { isBalanced }: Settings) => {
  const importanceOf = (isMember: boolean): number =>
    samples
      .filter(({ example }) => example.isMember === isMember)
      .reduce((sum, { example }) => sum + example.importance, 0);
  const sums = { members: importanceOf(true), others: importanceOf(false) };
  return samples.map(({ example, features }) => ({
    target: example.isMember ? 1 : 0,
    importance: isBalanced
      ? (example.importance * samples.length) / 2 / (example.isMember ? sums.members : sums.others)
      : example.importance,
    features,
    scale: 1 / Math.sqrt(features.length),
  }));
};

/** Rounds weights to steps and limits them, so that the file stays small. */
const quantize = (weights: Float64Array, bias: number, { step, mostSteps }: Settings): Model => ({
  weights: Int8Array.from(weights, (weight) =>
    Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step))),
  ),
  step,
  bias: Number(bias.toPrecision(6)),
});
