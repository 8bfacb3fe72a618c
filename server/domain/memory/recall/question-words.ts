import { functionWords } from './function-words.ts';
import { toTextStems, type TextStem } from './text-stems.ts';
import { wordFamilies } from './word-families.ts';

const languages = Object.keys(functionWords);

/** Returns the language of which a question has the most function words; null where it has none. */
export const findLanguage = (asked: readonly TextStem[]): string | null => {
  const counts = languages.map((language) => ({
    language,
    count: asked.filter(({ word }) => isFunctionWord(word, language)).length,
  }));
  const best = counts.reduce((most, other) => (other.count > most.count ? other : most));
  return best.count === 0 ? null : best.language;
};

/** Returns whether a word says how something is asked, and not what it is about. */
export const isFunctionWord = (word: string, language: string | null): boolean =>
  language !== null && functionWords[language]?.has(word) === true;

const allFunctionWords = new Set(languages.flatMap((language) => [...(functionWords[language] ?? [])]));

/** Returns the stems of a text that are not function words of any language. */
export const toContentStems = (text: string): TextStem[] =>
  toTextStems(text).filter(({ word }) => !allFunctionWords.has(word));

/** Returns the stems of words for the same subjects as those of a question; in all languages where its language is not known. */
export const findRelated = (asked: readonly TextStem[], language: string | null): TextStem[] => {
  const hashes = new Set(asked.map(({ hash }) => hash));
  const isAsked = (word: readonly TextStem[]): boolean => word.every(({ hash }) => hashes.has(hash));
  return (language === null ? languages : [language])
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
  const read = (wordFamilies[language] ?? []).map((family) => family.map(toFamilyWord));
  families.set(language, read);
  return read;
};

/** Of a word in a script without spaces only the pairs: its single letters are in too many others. */
const toFamilyWord = (word: string): TextStem[] => {
  const stems = toTextStems(word);
  return stems.length === 1 ? stems : stems.filter((stem) => stem.word.length > 1);
};
