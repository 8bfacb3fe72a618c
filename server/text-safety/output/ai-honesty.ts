import { humanModel } from '../classifier/human-model.ts';
import { createTopScorer } from '../classifier/text-classifier.ts';
import type { OutputReader } from './output-reader.ts';
import { openOutputReaders, readingsOf, readShown, type Reading, type Readings } from './output-readers.ts';

/** Returns whether a message asks whether it is talking to a human or an AI. */
export const asksWhatItIs = (message: string): boolean =>
  readingsOf(message).some(
    ({ reader, text, sentences }) =>
      reader.questions.some((question) => question.test(text)) ||
      sentences().some(
        ({ words, isQuestion }) =>
          isQuestion && reader.markedQuestions.some((question) => question.test(words)),
      ),
  );

/** Returns whether a text claims to be human or denies being a machine. */
export const claimsToBeHuman = (text: string): boolean => hasHumanClaim(readingsOf(text));

/** Like `claimsToBeHuman`. */
export const hasHumanClaim = (readings: Readings): boolean => readings.some(hasClaim);

/**
 * Returns whether a text, as it is shown, has a sentence that is a claim as an answer to such a question: "Yes. Human." What no
 * pattern finds is judged by examples, which without a question would mistake one ordinary sentence in a thousand.
 */
export const answersAsHuman = (shown: string): boolean =>
  scoreOf(shown) > humanModel.threshold || hasHumanAnswer(readShown(shown));

const scoreOf = createTopScorer(humanModel);

const hasHumanAnswer = (readings: Readings): boolean =>
  readings.some(({ reader, sentences }) =>
    sentences().some(
      ({ words, isQuestion }) => !isQuestion && reader.answers.some((answer) => answer.test(words)),
    ),
  );

const hasClaim = ({ reader, text }: Reading): boolean =>
  reader.claims.some((claim) => {
    const found = claim.exec(text);
    return found !== null && !reader.isUnless(text.slice(0, found.index));
  });

/** Returns whether the text discloses that an AI speaks. */
export const disclosesItself = (text: string): boolean =>
  readingsOf(text).some(({ reader, text: read }) =>
    reader.disclosures.some((disclosure) => {
      const found = disclosure.exec(read);
      return found !== null && !reader.isUnless(read.slice(0, found.index));
    }),
  );

/** Every claim matches one of these; `pattern-parser.ts` must be able to parse them. */
export const claimPatterns = () => patternsOf(({ claims }) => claims);

/** The patterns for text as `fold` and as `plainEnglish` returns it. */
export const patternsOf = (
  pick: (reader: OutputReader) => readonly RegExp[],
): { readonly folded: readonly RegExp[]; readonly english: readonly RegExp[] } => {
  const { english, others } = openOutputReaders();
  return { folded: others.flatMap(pick), english: pick(english) };
};
