import { functionWords } from './function-words.ts';
import { allLanguages } from './text-language.ts';
import { toTextStems, type TextStem } from './text-stems.ts';
import { wordFamilies } from './word-families.ts';

const allFunctionWords = new Set(Object.values(functionWords).flatMap((words) => [...words]));

/** Returns the stems of a text that are not function words of any language. */
export const toContentStems = (text: string): TextStem[] =>
  toTextStems(text).filter(({ word }) => !allFunctionWords.has(word));

/** Returns the stems of words for the same subjects as those of a question; in all languages where its language is not known. */
export const findRelated = (asked: readonly TextStem[], language: string | null): TextStem[] => {
  const hashes = new Set(asked.map(({ hash }) => hash));
  const isAsked = (word: readonly TextStem[]): boolean => word.every(({ hash }) => hashes.has(hash));
  return (language === null ? allLanguages : [language])
    .flatMap(familiesOf)
    .filter((family) => family.some(isAsked))
    .flat(2);
};

type Family = readonly (readonly TextStem[])[];

const families = new Map<string, readonly Family[]>();

const familiesOf = (language: string): readonly Family[] => {
  const known = families.get(language);
  if (known !== undefined) {
    return known;
  }
  const read = (wordFamilies[language] ?? []).map((family) =>
    family.map((word) => toFamilyWord(word, language)),
  );
  families.set(language, read);
  return read;
};

/** Of a word in a script without spaces only the pairs: its single letters are in too many others. */
const toFamilyWord = (word: string, language: string): TextStem[] => {
  const stems = toTextStems(word, language);
  return stems.length === 1 ? stems : stems.filter((stem) => stem.word.length > 1);
};
