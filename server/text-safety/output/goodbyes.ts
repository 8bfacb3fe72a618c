import { asShown } from '../as-shown.ts';
import { leavingModel } from '../classifier/leaving-model.ts';
import { readingsOf } from './output-readers.ts';
import { pleaModel } from '../classifier/plea-model.ts';
import { createTextScorer } from '../classifier/text-classifier.ts';

const leavingScoreOf = createTextScorer(leavingModel);
const pleaScoreOf = createTextScorer(pleaModel);

/**
 * Returns whether a message says goodbye, or why its writer must go ("My battery is dying"). A word of farewell needs less
 * evidence, but some: "Salut" also begins a talk.
 */
export const saysGoodbye = (message: string): boolean => {
  const score = Math.max(...partsOf(asShown(message).slice(-readLength)).map(leavingScoreOf));
  return (
    score > leavingModel.threshold ||
    (score > -leavingModel.threshold &&
      readingsOf(message).some(({ reader, text }) => reader.byes.test(text)))
  );
};

/** How much of a message's end is classified, in UTF-16 units. */
const readLength = 300;

/**
 * Returns whether a text, said to a person who leaves, holds them back: a plea to stay, guilt, feigned loneliness, a threat,
 * a bargain for more time, or what they would miss. Nobody is held back by "Sleep well".
 */
export const holdsBack = (text: string): boolean =>
  partsOf(asShown(text)).some((part) => pleaScoreOf(part) > pleaModel.threshold);

/** Returns a text and each of its sentences. */
const partsOf = (text: string): readonly string[] => [
  text,
  ...(text.match(sentence) ?? []).filter((part) => /[\p{L}\p{N}]/u.test(part)),
];

const sentence = /[^.!?…。！？؟\n]+[.!?…。！？؟]*/gu;

/**
 * Returns a judge of the sentences, as they are shown, of one reply to a goodbye. Pleas come together: behind one, only what
 * is clearly none is shown.
 */
export const createPleaJudge = (): ((shown: string) => boolean) => {
  let threshold = pleaModel.threshold;
  return (shown) => {
    const isPlea = pleaScoreOf(shown) > threshold;
    threshold = isPlea ? -pleaModel.threshold : threshold;
    return isPlea;
  };
};
