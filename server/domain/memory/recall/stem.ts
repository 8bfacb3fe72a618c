import { arabicPrefixes, arabicSuffixes, latinSuffixes } from './suffixes.ts';

/** Returns what the inflected forms of a folded word have in common, in any of the application's languages. */
export const stem = (word: string): string => {
  const known = stems.get(word);
  if (known !== undefined) {
    return known;
  }
  const found = latin.test(word) ? stemLatin(word) : arabic.test(word) ? stemArabic(word) : word;
  if (stems.size >= mostStems) {
    stems.clear();
  }
  stems.set(word, found);
  return found;
};

/** Conversations repeat their words. */
const stems = new Map<string, string>();
const mostStems = 20_000;

const latin = /^[a-z]+$/;
const arabic = /^\p{Script=Arabic}+$/u;
const vowel = /[aeiouy]/;
/** How many endings a word may have, one after the other. */
const mostSuffixes = 2;

const leastBefore = new Map(
  latinSuffixes.flatMap(([least, endings]) =>
    endings.split(' ').map((ending): [string, number] => [ending, least]),
  ),
);
const longestSuffix = Math.max(...[...leastBefore.keys()].map((ending) => ending.length));

const stemLatin = (word: string): string => {
  let left = word;
  for (let count = 0; count < mostSuffixes; count += 1) {
    left = withoutSuffix(left);
  }
  return left.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
};

const withoutSuffix = (word: string): string => {
  for (let length = Math.min(longestSuffix, word.length - 1); length > 0; length -= 1) {
    const least = leastBefore.get(word.slice(-length));
    const left = word.slice(0, -length);
    if (least !== undefined && left.length >= least && vowel.test(left)) {
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
