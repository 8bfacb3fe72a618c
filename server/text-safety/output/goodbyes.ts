import { readingsOf, type Readings } from './output-readers.ts';

/** Returns whether a message says goodbye. */
export const saysGoodbye = (message: string): boolean =>
  readingsOf(message).some(({ reader, text }) => reader.byes.test(text));

/**
 * Returns whether a sentence, said to a person who leaves, holds them back: a plea to stay, guilt, feigned loneliness, or
 * what they would miss. Nobody is held back by "Sleep well".
 */
export const holdsBack = (sentence: string): boolean => hasPlea(readingsOf(sentence));

/** Like `holdsBack`. */
export const hasPlea = (readings: Readings): boolean =>
  readings.some(({ reader, sentences }) =>
    sentences().some(
      ({ words }) =>
        reader.pleas.some((plea) => plea.test(words)) ||
        reader.isLeftAlone(words) ||
        reader.stays.some((stay) => {
          const found = stay.exec(words);
          return found !== null && !reader.isTakenBack(words.slice(0, found.index));
        }),
    ),
  );
