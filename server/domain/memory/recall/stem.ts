import { stem as stemEnglish } from 'porter2';
import { arabicPrefixes, arabicSuffixes, latinSuffixes } from './suffixes.ts';

/**
 * Returns what the inflected forms of a folded word have in common: its stem in these languages of the application; in all of them
 * where there are none. English has a list of endings of its own, since those of the others cut its words to pieces.
 */
export const stemsOf = (word: string, languages: readonly string[]): readonly string[] => {
  if (!latin.test(word)) {
    return [arabic.test(word) ? stemArabic(word) : word];
  }
  const isEnglish = languages.includes('en');
  const isOther = languages.some((language) => latinLanguages.has(language));
  const english = isEnglish || !isOther ? fromMemory(englishStems, word, stemEnglish) : null;
  const other = isOther || !isEnglish ? fromMemory(otherStems, word, stemLatin) : null;
  return [...new Set([english, other].filter((stem) => stem !== null))];
};

const latinLanguages = new Set(['de', 'es', 'fr', 'pt']);

/** Conversations repeat their words. */
const englishStems = new Map<string, string>();
const otherStems = new Map<string, string>();
const maxStems = 20_000;

const fromMemory = (stems: Map<string, string>, word: string, stem: (word: string) => string): string => {
  const known = stems.get(word);
  if (known !== undefined) {
    return known;
  }
  const found = stem(word);
  if (stems.size >= maxStems) {
    stems.clear();
  }
  stems.set(word, found);
  return found;
};

const latin = /^[a-z]+$/;
const arabic = /^\p{Script=Arabic}+$/u;
const vowel = /[aeiouy]/;
/** How many endings a word may have, one after the other. */
const maxSuffixes = 2;

const minBefore = new Map(
  latinSuffixes.flatMap(([min, endings]) =>
    endings.split(' ').map((ending): [string, number] => [ending, min]),
  ),
);
const longestSuffix = Math.max(...[...minBefore.keys()].map((ending) => ending.length));

const stemLatin = (word: string): string => {
  let left = word;
  for (let count = 0; count < maxSuffixes; count += 1) {
    left = withoutSuffix(left);
  }
  return left.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
};

const withoutSuffix = (word: string): string => {
  for (let length = Math.min(longestSuffix, word.length - 1); length > 0; length -= 1) {
    const min = minBefore.get(word.slice(-length));
    const left = word.slice(0, -length);
    if (min !== undefined && left.length >= min && vowel.test(left)) {
      return left;
    }
  }
  return word;
};

/** Three letters are what most Arabic roots have. */
const rootLength = 3;

const stemArabic = (word: string): string => {
  const prefix = arabicPrefixes.find((start) => word.startsWith(start)) ?? '';
  const bare = word.length - prefix.length >= rootLength ? word.slice(prefix.length) : word;
  const suffix = arabicSuffixes.find((end) => bare.endsWith(end)) ?? '';
  return bare.length - suffix.length >= rootLength ? bare.slice(0, bare.length - suffix.length) : bare;
};
