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
  const score = leavingScoreOf(asShown(message));
  return (
    score > leavingModel.threshold ||
    (score > -leavingModel.threshold &&
      readingsOf(message).some(({ reader, text }) => reader.byes.test(text)))
  );
};

/**
 * Returns whether a text, said to a person who leaves, holds them back: a plea to stay, guilt, feigned loneliness, a threat,
 * a bargain for more time, or what they would miss. Nobody is held back by "Sleep well". Decides about the text and about
 * each of its sentences.
 */
export const holdsBack = (text: string): boolean => {
  const shown = asShown(text);
  return [shown, ...(shown.match(sentence) ?? [])].some((part) => pleaScoreOf(part) > pleaModel.threshold);
};

const sentence = /[^.!?…。！？؟\n]*[\p{L}\p{N}][^.!?…。！？؟\n]*[.!?…。！？؟]*/gu;

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
