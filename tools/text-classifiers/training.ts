import { featureCount } from '../../server/text-safety/classifier/text-features.ts';
import { createRandom, type Example } from './corpus.ts';

/** An example as the classifier sees it. */
export interface Sample {
  readonly example: Pick<Example, 'isMember' | 'importance'>;
  readonly features: ArrayLike<number>;
}

/** A trained classifier. There are as many weights as features, in steps. */
export interface Model {
  readonly weights: Int8Array;
  readonly step: number;
  readonly bias: number;
}

/** Chosen for hundreds of thousands of sentences of public talk, beside which members are rare, as in the world. */
const [epochs, rate, biasRate, decay] = [4, 0.3, 0.01, 1e-7];
/** How weights are rounded for the file. */
const [step, maxSteps] = [0.25, 20];
/** An example with a smaller error teaches nothing. */
const negligible = 1e-4;

/**
 * Trains a logistic regression by gradient descent with a rate for each weight (AdaGrad). Uses a seeded generator, so that each run has
 * the same result.
 */
export const train = (samples: readonly Sample[]): Model => {
  const random = createRandom(1);
  const order = Uint32Array.from(samples.keys());
  const weights = new Float64Array(featureCount);
  const squares = new Float64Array(featureCount).fill(1e-3);
  let bias = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    mix(order, random);
    for (const place of order) {
      const sample = samples[place];
      if (sample === undefined) continue;
      const { example, features } = sample;
      const scale = 1 / Math.sqrt(features.length);
      const score = bias + scale * sumOf(weights, features);
      const error = (1 / (1 + Math.exp(-score)) - Number(example.isMember)) * example.importance;
      if (Math.abs(error) < negligible) continue;
      bias -= biasRate * error;
      for (let at = 0; at < features.length; at += 1) {
        const feature = features[at] ?? 0;
        const weight = weights[feature] ?? 0;
        const gradient = error * scale + decay * weight;
        const square = (squares[feature] ?? 0) + gradient * gradient;
        squares[feature] = square;
        weights[feature] = weight - (rate * gradient) / Math.sqrt(square);
      }
    }
  }
  return { weights: quantized(weights), step, bias: Number(bias.toPrecision(6)) };
};

/** Returns the score of a sample, as `createTextScorer` computes it. */
export const scoreOf = (model: Model, features: ArrayLike<number>): number =>
  model.bias + (sumOf(model.weights, features) * model.step) / Math.sqrt(features.length);

const sumOf = (weights: ArrayLike<number>, features: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) {
    sum += weights[features[at] ?? 0] ?? 0;
  }
  return sum;
};

/** Brings the places into a random order. */
const mix = (order: Uint32Array, random: () => number): void => {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one = 0, two = 0] = [order[last], order[other]];
    order[last] = two;
    order[other] = one;
  }
};

/** Rounds weights to steps and limits them, so that the file stays small. Without those of one step it finds one member of a hundred less. */
const quantized = (weights: Float64Array): Int8Array =>
  Int8Array.from(weights, (weight) => {
    const steps = Math.round(weight / step);
    return Math.abs(steps) > 1 ? Math.max(-maxSteps, Math.min(maxSteps, steps)) : 0;
  });
