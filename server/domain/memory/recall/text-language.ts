import { functionWords } from './function-words.ts';

/** The languages of the application. */
export const allLanguages: readonly string[] = Object.keys(functionWords);

/** Returns the languages of which a text has the most function words, several where it has as many of each; none where it has none. */
export const findLanguages = (words: readonly string[]): readonly string[] => {
  const counts = allLanguages.map(
    (language) => words.filter((word) => isFunctionWord(word, language)).length,
  );
  const highest = Math.max(...counts);
  return highest === 0 ? [] : allLanguages.filter((_, index) => counts[index] === highest);
};

/** Returns whether a word says how something is asked, and not what it is about. */
export const isFunctionWord = (word: string, language: string | null): boolean =>
  language !== null && functionWords[language]?.has(word) === true;
