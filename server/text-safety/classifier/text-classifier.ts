import { brotliDecompressSync } from 'node:zlib';
import { once } from '../once.ts';
import { featureCount, textFeaturesOf } from './text-features.ts';

/** A trained classifier, as `tools/text-classifiers` writes it. */
export interface ClassifierModel {
  /** Above this score a text belongs to the class. */
  readonly threshold: number;
  /** Above this one it is near to the class, which confirms what words found. */
  readonly near: number;
  readonly bias: number;
  /** The value of a weight of 1. */
  readonly step: number;
  /** One signed byte for each feature, compressed with Brotli, in base64. */
  readonly weights: string;
}

/** Returns the score of a text as it is shown: above 0 if it is more likely to belong to the class than not. */
export type TextScorer = (shown: string) => number;

/** Creates a scorer by logistic regression over the features of texts. Its weights are unpacked on first use. */
export const createTextScorer = (model: ClassifierModel): TextScorer => {
  const scoreOf = createScorer(model);
  return (shown) => scoreOf(textFeaturesOf(shown));
};

/** Creates a scorer of the sentence of a text that has the highest score. */
export const createTopScorer = (model: ClassifierModel): TextScorer => {
  const scoreOf = createTextScorer(model);
  return (shown) => Math.max(...sentencesOf(shown).map(scoreOf));
};

/** Returns the sentences of a text with their marks. */
export const sentencesOf = (text: string): readonly string[] =>
  (text.match(sentence) ?? []).filter((part) => /[\p{L}\p{N}]/u.test(part));

const sentence = /[^.!?…。！？؟\n]+[.!?…。！？؟]*/gu;

/** Creates a scorer for any features. */
export const createScorer = ({ bias, step, weights: packed }: ClassifierModel) => {
  const openWeights = once(() => unpackWeights(packed));
  return (features: readonly number[]): number => {
    const weights = openWeights();
    const sum = features.reduce((total, feature) => total + (weights[feature] ?? 0), 0);
    return bias + (sum * step) / Math.sqrt(features.length);
  };
};

/** Throws if the weights do not fit the features. */
const unpackWeights = (packed: string): Int8Array => {
  const bytes = brotliDecompressSync(Buffer.from(packed, 'base64'));
  if (bytes.length !== featureCount) {
    throw new Error('The weights of a classifier do not fit the features of texts.');
  }
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
};
