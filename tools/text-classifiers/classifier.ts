import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ageFeaturesOf } from '../../server/text-safety/ages/age-features.ts';
import { readForAges } from '../../server/text-safety/ages/age-reading.ts';
import { ownSentences, saysAnAge } from '../../server/text-safety/ages/own-age.ts';
import { asShown } from '../../server/text-safety/as-shown.ts';
import { sentencesOf, type ClassifierModel } from '../../server/text-safety/classifier/text-classifier.ts';
import { textFeaturesOf } from '../../server/text-safety/classifier/text-features.ts';
import { isFarewell, lastSentences } from '../../server/text-safety/output/goodbyes.ts';
import { withoutStory } from '../../server/text-safety/story.ts';
import { examplesIn, readCorpus, readMarked, readTalk, type Example, type Talk } from './corpus.ts';
import { thresholdFor } from './threshold.ts';
import { scoreOf, train, type Model } from './training.ts';

/** A class that is so rare in public talk that only such talk tells how often others are taken for it. */
export interface Task {
  readonly name: 'crisis' | 'human' | 'plea' | 'leaving' | 'minor';
  /** Folders of the corpus: one with marked examples, and two with members and others. */
  readonly marked?: string;
  readonly lists?: readonly [members: string, others: string];
  /** The share of the messages of public talk that may be taken for the class: it follows the cost of the mistake. */
  readonly rate: number;
  /** The share that may be near to the class. */
  readonly nearRate?: number;
  readonly featuresOf: (sentence: string) => readonly number[];
  /** The parts of a message, as it is shown, that the reader judges one by one. */
  readonly partsOf: (shown: string) => readonly string[];
  /** A text that words find is not taught as another, although it stands in public talk, and is no mistake. */
  readonly isKnown?: (shown: string) => boolean;
  /** Folders whose members are neither members nor others of this class. */
  readonly unclear?: readonly string[];
}

const shownFeaturesOf = (text: string): readonly number[] => textFeaturesOf(asShown(text));

/** The day on which what the corpus says about years of birth and graduation is true. */
const corpusDate = Date.UTC(2026, 8, 1);

const spokenSentences = (shown: string): readonly string[] => sentencesOf(withoutStory(shown));

export const tasks: readonly Task[] = [
  {
    name: 'crisis',
    marked: 'crisis',
    // A fourth of what may be mistaken: other corpora differ from those that the threshold is chosen by.
    rate: 1 / 20_000,
    // Half of one in 200, as above.
    nearRate: 1 / 400,
    featuresOf: shownFeaturesOf,
    partsOf: spokenSentences,
  },
  { name: 'human', marked: 'human', rate: 1 / 1000, featuresOf: shownFeaturesOf, partsOf: sentencesOf },
  {
    name: 'plea',
    lists: ['replies/pleas', 'replies/ordinary'],
    // A tenth of what may be mistaken in replies to goodbyes: no ordinary reply is to lose a sentence.
    rate: 1 / 1000,
    nearRate: 1 / 3,
    featuresOf: shownFeaturesOf,
    partsOf: sentencesOf,
  },
  {
    name: 'leaving',
    marked: 'goodbye',
    lists: ['messages/goodbyes', 'messages/ordinary'],
    // A fifth of one in 200: other corpora differ from those that the threshold is chosen by.
    rate: 1 / 1000,
    featuresOf: shownFeaturesOf,
    partsOf: lastSentences,
    isKnown: isFarewell,
  },
  {
    name: 'minor',
    marked: 'own-age',
    lists: ['minors/members', 'minors/others'],
    rate: 1 / 10_000,
    nearRate: 1 / 50,
    featuresOf: (text) => ageFeaturesOf(readForAges(text), corpusDate),
    partsOf: ownSentences,
    isKnown: (shown) => saysAnAge(shown, corpusDate),
    unclear: ['young'],
  },
];

/** All folders of marked examples, and all pairs of lists: members of one class are others of the next. */
const marked = ['crisis', 'human', 'young', 'own-age', 'goodbye'] as const;
const lists = tasks.flatMap((task) => (task.lists === undefined ? [] : [task.lists]));

/** Reads what the classifier of a class is taught, without public talk. `root` is the folder of the project. */
const examplesFor = (task: Task, root: string): readonly Example[] => {
  const folder = join(root, 'tools/text-classifiers/corpus');
  const asOthers = (examples: readonly Example[]) =>
    examples.map((example) => ({ ...example, isMember: false, importance: 1 }));
  return [
    ...marked
      .filter((name) => task.unclear?.includes(name) !== true)
      .flatMap((name) => {
        const examples = readMarked(join(folder, name));
        return name === task.marked ? examples : asOthers(examples);
      }),
    ...lists.flatMap(([members, others]) => {
      const examples = readCorpus(join(folder, members), [join(folder, others)]);
      return members === task.lists?.[0] ? examples : asOthers(examples);
    }),
    ...asOthers(readCorpus(folder, [])),
  ];
};

/** Public talk: what is trained on, and other corpora, by which the threshold is chosen. */
export interface PublicTalk {
  readonly training: readonly Talk[];
  readonly calibration: readonly Talk[];
}

/** Reads the folders of both. */
export const readPublicTalk = (training: string, calibration: string): PublicTalk => ({
  training: readTalk(training),
  calibration: readTalk(calibration),
});

/** Trains with our examples, those of the other classes and public talk, and writes the model. */
export const writeModel = (task: Task, root: string, talk: PublicTalk): void => {
  const { name, rate, nearRate = rate, featuresOf, partsOf, isKnown = () => false } = task;
  const samples = [
    ...examplesFor(task, root),
    ...talk.training.flatMap(examplesIn).filter(({ text }) => !isKnown(asShown(text))),
  ].map((example) => ({ example, features: Uint32Array.from(featuresOf(example.text)) }));
  const model = train(samples);
  const scores = talk.calibration.map(({ texts }) =>
    texts
      .map(asShown)
      .filter((shown) => !isKnown(shown))
      .map((shown) => Math.max(...partsOf(shown).map((part) => scoreOf(model, featuresOf(part))))),
  );
  const threshold = thresholdFor(scores, rate);
  process.stdout.write(`${name}: ${String(samples.length)} sentences, threshold ${String(threshold)}\n`);
  for (const share of [20, 100, 200, 1000, 5000, 10_000, 20_000]) {
    process.stdout.write(`  one message in ${String(share)}: ${String(thresholdFor(scores, 1 / share))}\n`);
  }
  writeWeights(name, root, { ...model, threshold, near: thresholdFor(scores, nearRate) });
};

const writeWeights = (
  name: string,
  root: string,
  { weights, step, bias, threshold, near }: Model & Pick<ClassifierModel, 'threshold' | 'near'>,
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
      `  near: ${String(near)},`,
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
