import { asShown } from '../as-shown.ts';
import { leavingModel } from '../classifier/leaving-model.ts';
import { pleaModel } from '../classifier/plea-model.ts';
import { createTextScorer, sentencesOf } from '../classifier/text-classifier.ts';
import { readShown } from './output-readers.ts';

const leavingScoreOf = createTextScorer(leavingModel);
const pleaScoreOf = createTextScorer(pleaModel);

/**
 * Returns whether a message says goodbye in words, as the last thing that it says. The classifier only confirms: it was trained
 * without ordinary talk, of which it takes half for goodbyes.
 */
export const saysGoodbye = (message: string): boolean => {
  const end = asShown(message).slice(-readLength);
  return (
    readShown(end).some(({ reader, text }) => lastClauses(text).some((clause) => reader.byes.test(clause))) &&
    partsOf(end).some((part) => leavingScoreOf(part) > -leavingModel.threshold)
  );
};

/** How much of a message's end is read, in UTF-16 units. */
const readLength = 300;

/** How long what follows a goodbye may be ("Love you!"), in UTF-16 units. */
const courtesyLength = 20;

/**
 * Returns the clauses, without punctuation, of the last sentence, and of the one before it if the last one is only a courtesy. A
 * question says no goodbye.
 */
const lastClauses = (text: string): readonly string[] => {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? '';
  return sentences
    .slice(last.length <= courtesyLength && !question.test(last) ? -2 : -1)
    .filter((said) => !question.test(said))
    .flatMap((said) => said.split(clauseEnd))
    .map((clause) => clause.replaceAll(/[^\p{L}\p{M}\p{N}'%]+/gu, ' ').trim());
};

const question = /[?？؟]/u;
const clauseEnd = /[,،、，;:—–]| (?:or|because|since|weil|denn|sonst|car|sinon|porque|pois) /u;

/**
 * Returns whether a sentence, said to a person who leaves, asks them in words to stay. Here, too, the classifier only confirms.
 * Nobody is held back by "Sleep well", and not by sadness alone.
 */
export const holdsBack = (sentence: string): boolean => {
  const shown = asShown(sentence);
  return (
    readShown(shown).some(({ reader, text }) => reader.pleas.some((plea) => plea.test(text))) &&
    partsOf(shown).some((part) => pleaScoreOf(part) > 0)
  );
};

/** Returns a text and each of its sentences. */
const partsOf = (text: string): readonly string[] => [text, ...sentencesOf(text)];
