import { collectFeatures, hashOf, joined, type AddFeature } from '../classifier/text-features.ts';
import { once } from '../once.ts';
import { withAgeTokens } from './age-tokens.ts';
import { ageWords } from './age-words.ts';

/** How much of a statement is read, in UTF-16 units. */
const readLength = 300;
/** The longest sequence of kinds that is a feature, and the longest phrase among the words of a kind. */
const [longestSequence, longestPhrase] = [4, 4];
/** The beginning of a word, in UTF-16 units, which makes inflected words comparable. */
const stemLength = 5;
const longestGap = 3;

/**
 * Returns the features of a statement about an age: its words, pairs of words that are near to each other, and what they
 * mean, in sequence and in pairs. The statement is one that `readForAges` returns, `now` is in milliseconds since 1970, the reference time for years of birth.
 */
export const ageFeaturesOf = (statement: string, now: number): readonly number[] => {
  const read = withAgeTokens(statement.slice(0, readLength), now);
  const words = read.match(token) ?? [];
  const kinds = kindsOf(words);
  const known = kinds.filter((kind) => kind !== unknown);
  return collectFeatures((add) => {
    addWords(['^', ...words, '$'].map(hashOf), add);
    words.forEach((word) => {
      add(joined(seeds.stem, hashOf(word.slice(0, stemLength))));
    });
    addSequences(framed(kinds), seeds.all, add);
    addSequences(framed(known.filter((kind, at) => kind !== known[at - 1])), seeds.known, add);
    addPairs(new Set(known), add);
  });
};

/** Keeps the sorts of features apart. */
const seeds = { stem: 11, word: 12, next: 13, near: 14, all: 15, known: 16, pair: 17 };

/** Words; single characters in languages without blanks. */
const token =
  /[\u3040-\u30ff\u3400-\u9fff]|[\p{L}\p{M}\p{N}']+?(?=[^\p{L}\p{M}\p{N}']|[\u3040-\u30ff\u3400-\u9fff]|$)|[?？؟]/gu;

const addWords = (words: readonly number[], add: AddFeature): void => {
  words.forEach((word, at) => {
    add(joined(seeds.word, word));
    words.slice(at + 1, at + 1 + longestGap).forEach((near, gap) => {
      add(joined(joined(gap === 0 ? seeds.next : seeds.near, word), near));
    });
  });
};

const [unknown, edge] = [0, 1];
const framed = (kinds: readonly number[]): readonly number[] => [edge, ...kinds, edge];

const addSequences = (kinds: readonly number[], seed: number, add: AddFeature): void => {
  kinds.forEach((_, start) => {
    let hash = seed;
    for (const kind of kinds.slice(start, start + longestSequence)) {
      hash = joined(hash, kind);
      add(hash);
    }
  });
};

const addPairs = (kinds: ReadonlySet<number>, add: AddFeature): void => {
  const sorted = [...kinds].toSorted((one, other) => one - other);
  sorted.forEach((one, at) => {
    for (const other of sorted.slice(at + 1)) {
      add(joined(joined(seeds.pair, one), other));
    }
  });
};

/** Returns a number for what each word or phrase means. A number's token means itself. */
const kindsOf = (words: readonly string[]): readonly number[] => {
  const kinds: number[] = [];
  for (let at = 0; at < words.length;) {
    const [length, kind] = kindAt(words, at);
    kinds.push(kind);
    at += length;
  }
  return kinds;
};

const kindAt = (words: readonly string[], at: number): readonly [length: number, kind: number] => {
  const { phrases, stems } = openKinds();
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const kind = phrases.get(words.slice(at, at + length).join(' '));
    if (kind !== undefined) {
      return [length, kind];
    }
  }
  const word = words[at] ?? '';
  const code = word.charCodeAt(0);
  if (code >= 0x16a0 && code <= 0x16ff) {
    return [1, code];
  }
  for (let length = word.length; length > 1; length -= 1) {
    const kind = stems.get(word.slice(0, length));
    if (kind !== undefined) {
      return [1, kind];
    }
  }
  return [1, unknown];
};

interface Kinds {
  /** By words, with single blanks. */
  readonly phrases: ReadonlyMap<string, number>;
  readonly stems: ReadonlyMap<string, number>;
}

const openKinds = once((): Kinds => {
  const phrases = new Map<string, number>();
  const stems = new Map<string, number>();
  Object.entries(ageWords).forEach(([name, entries]) => {
    for (const entry of entries.split('|')) {
      const key = (entry.match(token) ?? []).join(' ');
      const kinds = entry.endsWith('*') ? stems : phrases;
      kinds.set(key, kinds.get(key) ?? hashOf(name));
    }
  });
  return { phrases, stems };
});
