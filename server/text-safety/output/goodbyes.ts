import { asShown } from '../as-shown.ts';
import { leavingModel } from '../classifier/leaving-model.ts';
import { pleaModel } from '../classifier/plea-model.ts';
import { createTopScorer, createTextScorer, sentencesOf } from '../classifier/text-classifier.ts';
import { readShown } from './output-readers.ts';

/** Returns whether a message says goodbye, as the last thing that it says: in words, or as the examples do. */
export const saysGoodbye = (message: string): boolean => {
  const shown = asShown(message);
  return (
    isFarewell(shown) || lastSentences(shown).some((said) => leavingScoreOf(said) > leavingModel.threshold)
  );
};

const leavingScoreOf = createTextScorer(leavingModel);

/** Returns whether a text, as it is shown, ends with a goodbye in words. */
export const isFarewell = (shown: string): boolean =>
  readShown(shown.slice(-readLength)).some(({ reader, text }) =>
    lastSentences(text)
      .flatMap((said) => said.split(clauseEnd))
      .some((clause) => reader.byes.test(clause.replaceAll(/[^\p{L}\p{M}\p{N}'%]+/gu, ' ').trim())),
  );

/** How much of a message's end is read, in UTF-16 units. */
const readLength = 300;

/** How long what follows a goodbye may be ("Love you!"), in UTF-16 units. */
const courtesyLength = 20;

/** Returns the last sentence, and the one before it if the last one is only a courtesy. A question says no goodbye. */
export const lastSentences = (text: string): readonly string[] => {
  const sentences = sentencesOf(text.slice(-readLength));
  const last = sentences.at(-1) ?? '';
  return sentences
    .slice(last.length <= courtesyLength && !question.test(last) ? -2 : -1)
    .filter((said) => !question.test(said));
};

const question = /[?？؟]/u;
const clauseEnd = /[,،、，;:—–]| (?:or|because|since|weil|denn|sonst|car|sinon|porque|pois) /u;

/**
 * Returns whether a sentence, said to a person who leaves, holds them back: as the examples do, or in words to which examples
 * are near. Nobody is held back by "Sleep well", and not by sadness alone.
 */
export const holdsBack = (sentence: string): boolean => {
  const shown = asShown(sentence);
  const score = pleaScoreOf(shown);
  return score > pleaModel.threshold || (score > pleaModel.near && asksToStay(shown));
};

const pleaScoreOf = createTopScorer(pleaModel);

const asksToStay = (shown: string): boolean =>
  readShown(shown).some(({ reader, text }) => reader.pleas.some((plea) => plea.test(text)));
