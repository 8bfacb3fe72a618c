import { fold } from '../normalize.ts';

/** The number of features is 2 to this power. Features with the same hash share a weight. */
const hashBits = 19;
export const featureCount = 2 ** hashBits;

/** The longest run of characters that is a feature, in UTF-16 units. */
const longestRun = 5;
/** How far apart two words may be that form a pair. */
const longestGap = 3;
/** How much of a text is read, in UTF-16 units; a sentence is shorter. */
const readLength = 600;

/** Words, and the marks that show a question, an exclamation or an omission. */
const token = /[\p{L}\p{M}\p{N}']+|[?？؟]+|!+|\.{2,}|…/gu;

/**
 * Returns the features of a text as it is shown, as sorted numbers below `featureCount`: its words, pairs of words that are
 * near to each other, and runs of 2 to 5 characters, which make inflected words and languages without blanks comparable.
 */
export const textFeaturesOf = (shown: string): readonly number[] => {
  const words = fold(shown.slice(0, readLength)).match(token) ?? [];
  return collectFeatures((add) => {
    addWords(['^', ...words, '$'].map(hashOf), add);
    addRuns(` ${words.join(' ')} `, add);
  });
};

/** Adds a feature by its hash. */
export type AddFeature = (hash: number) => void;

/** Returns the features that a function adds, as sorted numbers below `featureCount`. */
export const collectFeatures = (fill: (add: AddFeature) => void): readonly number[] => {
  const features = new Set<number>();
  fill((hash) => {
    features.add(mixed(hash));
  });
  return [...features].toSorted((one, other) => one - other);
};

const addWords = (words: readonly number[], add: AddFeature): void => {
  words.forEach((word, at) => {
    add(joined(seeds.word, word));
    const next = words[at + 1];
    if (next !== undefined) {
      add(joined(joined(seeds.next, word), next));
    }
    for (const near of words.slice(at + 2, at + 1 + longestGap)) {
      add(joined(joined(seeds.near, word), near));
    }
  });
};

const addRuns = (text: string, add: AddFeature): void => {
  for (let start = 0; start < text.length; start += 1) {
    let hash = seeds.run;
    for (let end = start; end < Math.min(text.length, start + longestRun); end += 1) {
      hash = joined(hash, text.charCodeAt(end));
      if (end > start) {
        add(hash);
      }
    }
  }
};

/** Keeps the kinds of features apart. */
const seeds = { word: 1, next: 2, near: 3, run: 4 };

/** FNV-1a, with numbers of 32 bits in place of bytes: continues a hash. */
export const joined = (hash: number, value: number): number =>
  Math.imul(hash ^ value, 16_777_619) + 0x9e37_79b9;

/** Returns the hash of a word. */
export const hashOf = (word: string): number => {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < word.length; at += 1) {
    hash = joined(hash, word.charCodeAt(at));
  }
  return hash;
};

/** Spreads a hash over all features: the last step of MurmurHash 3. */
const mixed = (hash: number): number => {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2_ae35);
  return (second ^ (second >>> 16)) >>> (32 - hashBits);
};
