import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { leavingModel } from '../../server/text-safety/classifier/leaving-model.ts';
import { minorModel } from '../../server/text-safety/classifier/minor-model.ts';
import { pleaModel } from '../../server/text-safety/classifier/plea-model.ts';
import { createScorer } from '../../server/text-safety/classifier/text-classifier.ts';
import { samplesOf, tasks, type Task } from './classifier.ts';
import { expand } from './corpus.ts';
import { scoreOf, train } from './training.ts';

const models = { plea: pleaModel, leaving: leavingModel, minor: minorModel };

describe.each(tasks)('the model for $name', (task: Task) => {
  const committed = models[task.name];

  test('is what the training makes of the corpus', () => {
    const trained = train(samplesOf(task, '.'));
    expect({ bias: trained.bias, step: trained.step }).toEqual({
      bias: committed.bias,
      step: committed.step,
    });
    const weights = brotliDecompressSync(Buffer.from(committed.weights, 'base64'));
    expect(Buffer.compare(weights, Buffer.from(trained.weights.buffer))).toBe(0);
    const [sample] = samplesOf(task, '.');
    expect(createScorer(committed)(sample?.features ?? [])).toBeCloseTo(
      scoreOf(trained, sample?.features ?? []),
    );
  }, 120_000);

  test('is small', () => {
    expect(committed.weights.length).toBeLessThan(230_000);
  });
});

test('a line with alternatives stands for sentences in which each of them occurs', () => {
  const sentences = expand('{Stay|Wait|Linger} here{.|!}').map(({ text }) => text);
  for (const part of ['Stay', 'Wait', 'Linger', '.', '!']) {
    expect(sentences.some((sentence) => sentence.includes(part))).toBe(true);
  }
  expect(sentences.every((sentence) => /^(Stay|Wait|Linger) here[.!]$/.test(sentence))).toBe(true);
  expect(new Set(sentences).size).toBe(sentences.length);
});
