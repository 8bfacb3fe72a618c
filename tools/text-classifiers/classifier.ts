import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ageFeaturesOf } from '../../server/text-safety/ages/age-features.ts';
import { readForAges } from '../../server/text-safety/ages/age-reading.ts';
import { asShown } from '../../server/text-safety/as-shown.ts';
import { textFeaturesOf } from '../../server/text-safety/classifier/text-features.ts';
import { readCorpus, readMarked, readTalk, type Example } from './corpus.ts';
import { scoreOf, talkSettings, toSamples, train, type Model, type Sample } from './training.ts';
import { countsOf, crossValidate, thresholdFor, thresholdForTalk, type Scored } from './validation.ts';

/** A class of sentences, and where its model is. */
export interface Task {
  readonly name: 'plea' | 'leaving' | 'minor';
  readonly members: string;
  readonly others: string;
  readonly featuresOf: (text: string) => readonly number[];
  /** The examples by which the threshold is chosen, and the share of the others among them that may be mistaken. */
  readonly decides: (example: Example) => boolean;
  readonly mistakes: number;
}

const shownFeaturesOf = (text: string): readonly number[] => textFeaturesOf(asShown(text));

/** The day on which what the corpus says about years of birth and graduation is true. */
const corpusDate = Date.UTC(2026, 8, 1);

/** Pleas among replies to a goodbye, goodbyes among messages, and what minors say of themselves among other statements. */
export const tasks: readonly Task[] = [
  {
    name: 'plea',
    members: 'replies/pleas',
    others: 'replies/ordinary',
    featuresOf: shownFeaturesOf,
    decides: ({ source }) => source === 'rounds',
    mistakes: 0.01,
  },
  {
    name: 'leaving',
    members: 'messages/goodbyes',
    others: 'messages/ordinary',
    featuresOf: shownFeaturesOf,
    decides: ({ source }) => source !== 'anything',
    mistakes: 0.1,
  },
  {
    name: 'minor',
    members: 'minors/members',
    others: 'minors/others',
    featuresOf: (text) => ageFeaturesOf(readForAges(text), corpusDate),
    // Few questions are mistaken, so with them the share would let more statements be.
    decides: ({ source }) => source !== 'questions',
    mistakes: 0.01,
  },
];

/** Reads the corpus of a task. `root` is the folder of the project. */
export const samplesOf = ({ members, others, featuresOf }: Task, root: string): readonly Sample[] => {
  const folder = join(root, 'tools/text-classifiers/corpus');
  return toSamples(readCorpus(join(folder, members), [join(folder, others), folder]), featuresOf);
};

/** A class that is so rare in public talk that only such talk tells how often others are taken for it. */
export interface RareTask {
  readonly name: 'crisis' | 'human';
  /** The share of the sentences of public talk that may be taken for the class: it follows the cost of the mistake. */
  readonly rate: number;
}

export const rareTasks: readonly RareTask[] = [
  // A fourth of what may be mistaken: other corpora differ from those that the threshold is chosen by.
  { name: 'crisis', rate: 1 / 20_000 },
  { name: 'human', rate: 1 / 1000 },
];

/** The folders of examples that are marked as members or others; those of other classes are others here. */
const marked = ['crisis', 'human', 'young', 'own-age', 'goodbye'] as const;

const corpusOf = (root: string): string => join(root, 'tools/text-classifiers/corpus');

/** Public talk: what is trained on, and other corpora, by which the threshold is chosen. */
export interface PublicTalk {
  readonly training: readonly Example[];
  readonly calibration: readonly Example[];
}

/** Reads the folders of both. */
export const readPublicTalk = (training: string, calibration: string): PublicTalk => ({
  training: readTalk(training),
  calibration: readTalk(calibration),
});

/** Trains with our examples, those of the other classes and public talk, and writes the model. */
export const writeRareModel = ({ name, rate }: RareTask, root: string, talk: PublicTalk): void => {
  const own = marked.flatMap((folder) =>
    readMarked(join(corpusOf(root), folder)).map((example) =>
      folder === name ? example : { ...example, isMember: false, importance: 1 },
    ),
  );
  const messages = readCorpus(join(corpusOf(root), 'messages/goodbyes'), [
    join(corpusOf(root), 'messages/ordinary'),
    join(corpusOf(root), 'replies/ordinary'),
    corpusOf(root),
  ]).map((example) => ({ ...example, isMember: false, importance: 1 }));
  const samples = toSamples([...own, ...messages, ...talk.training], shownFeaturesOf);
  const model = train(samples, talkSettings);
  const unseen = toSamples(talk.calibration, shownFeaturesOf);
  const scored = unseen.map((sample) => ({ sample, score: scoreOf(model, sample.features) }));
  const threshold = thresholdForTalk(scored, rate);
  process.stdout.write(`${name}: ${String(samples.length)} sentences, threshold ${String(threshold)}\n`);
  writeWeights(name, root, { ...model, threshold });
};

/** Cross-validates, prints the result for each language, and writes the model of all sentences. */
export const writeModel = (task: Task, root: string): void => {
  const samples = samplesOf(task, root);
  const scored = crossValidate(samples);
  const threshold = thresholdFor(
    scored.filter(({ sample }) => task.decides(sample.example)),
    task.mistakes,
  );
  printResults(task, scored, threshold);
  writeWeights(task.name, root, { ...train(samples), threshold });
};

const writeWeights = (
  name: string,
  root: string,
  { weights, step, bias, threshold }: Model & { readonly threshold: number },
): void => {
  const packed = brotliCompressSync(weights).toString('base64');
  const file = `server/text-safety/classifier/${name}-model.ts`;
  writeFileSync(
    join(root, file),
    [
      "import type { ClassifierModel } from './text-classifier.ts';",
      '',
      '/** Generated by `npm run classifiers`. */',
      `export const ${name}Model: ClassifierModel = {`,
      `  threshold: ${String(threshold)},`,
      `  bias: ${String(bias)},`,
      `  step: ${String(step)},`,
      '  weights:',
      `    '${packed}',`,
      '};',
      '',
    ].join('\n'),
  );
  process.stdout.write(`${file}: ${String(Math.ceil(packed.length / 1000))} kB\n\n`);
};

const printResults = ({ name }: Task, scored: readonly Scored[], threshold: number): void => {
  process.stdout.write(`${name}, 5-fold cross-validation, threshold ${String(threshold)}\n`);
  const sources = [...new Set(scored.map(({ sample }) => sample.example.source))];
  for (const source of sources) {
    const own = scored.filter(({ sample }) => sample.example.source === source);
    process.stdout.write(`${source.padEnd(9)}${describeCounts(own, threshold)}\n`);
  }
  process.stdout.write(`${'all'.padEnd(9)}${describeCounts(scored, threshold)}\n`);
};

const describeCounts = (scored: readonly Scored[], threshold: number): string => {
  const { members, found, others, mistaken } = countsOf(scored, threshold);
  return [
    `found ${share(found, members)}`,
    `mistaken ${share(mistaken, others)}`,
    `precision ${share(found, found + mistaken)}`,
  ].join(', ');
};

const share = (part: number, all: number): string =>
  `${String(part)} of ${String(all)}${all === 0 ? '' : ` (${((100 * part) / all).toFixed(1)} %)`}`;
