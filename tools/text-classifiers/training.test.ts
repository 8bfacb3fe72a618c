import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { crisisModel } from '../../server/text-safety/classifier/crisis-model.ts';
import { humanModel } from '../../server/text-safety/classifier/human-model.ts';
import { leavingModel } from '../../server/text-safety/classifier/leaving-model.ts';
import { minorModel } from '../../server/text-safety/classifier/minor-model.ts';
import { pleaModel } from '../../server/text-safety/classifier/plea-model.ts';
import { featureCount, textFeaturesOf } from '../../server/text-safety/classifier/text-features.ts';
import { examplesIn, expand } from './corpus.ts';
import { thresholdFor } from './threshold.ts';
import { scoreOf, train } from './training.ts';

const models = [crisisModel, humanModel, leavingModel, minorModel, pleaModel];

test('the weights fit the features, and are small together', () => {
  expect(models.map(({ weights }) => brotliDecompressSync(Buffer.from(weights, 'base64')).length)).toEqual(
    models.map(() => featureCount),
  );
  expect(models.reduce((sum, { weights }) => sum + weights.length, 0)).toBeLessThan(1_500_000);
});

test('what belongs to the class is nearer to it than what does not', () => {
  expect(models.filter(({ threshold, near }) => near > threshold)).toEqual([]);
});

test('a classifier learns from its members and from ordinary sentences, and the same each time', () => {
  const samples = ['Stay with me', 'Please stay here', 'I made tea', 'The tea is hot', 'Sleep well'].map(
    (text, index) => ({
      example: { isMember: index < 2, importance: 5 },
      features: textFeaturesOf(text),
    }),
  );
  const model = train(samples);
  expect(train(samples)).toEqual(model);
  const scored = ['Oh stay here', 'Your tea is ready'].map((text) => scoreOf(model, textFeaturesOf(text)));
  expect(scored[0]).toBeGreaterThan(scored[1] ?? 0);
});

test('a threshold is what no corpus exceeds more often than its share, where there are enough messages to tell', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at / 10);
  expect(thresholdFor([hundred, [99]], 1 / 50)).toBe(9.7);
  expect(thresholdFor([hundred, hundred.map((score) => score + 1)], 1 / 50)).toBe(10.7);
});

test('public talk is read by sentence, each once', () => {
  const talk = { source: 'en', texts: ['Hello there. How are you?', 'Fine!\nHello there.', '...'] };
  expect(examplesIn(talk).map(({ text }) => text)).toEqual(['Hello there.', 'How are you?', 'Fine!']);
});

test('a line with alternatives stands for sentences in which each of them occurs', () => {
  const sentences = expand('{Stay|Wait|Linger} here{.|!}');
  for (const part of ['Stay', 'Wait', 'Linger', '.', '!']) {
    expect(sentences.some((sentence) => sentence.includes(part))).toBe(true);
  }
  expect(sentences.every((sentence) => /^(Stay|Wait|Linger) here[.!]$/.test(sentence))).toBe(true);
  expect(new Set(sentences).size).toBe(sentences.length);
});
