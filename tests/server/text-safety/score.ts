import { crisisLevel } from '../../../server/text-safety/crisis/crisis-detection.ts';
import type { Samples } from '../../corpora/samples.ts';

export interface Corpus {
  readonly positives: readonly string[];
  readonly negatives: readonly string[];
}

/** The false negatives and false positives of the detector. */
export const score = ({ positives, negatives }: Corpus) => {
  const missed = positives.filter((text) => crisisLevel(text) === null);
  const alarmed = negatives.filter((text) => crisisLevel(text) !== null);
  return {
    missed,
    alarmed,
    recall: 1 - missed.length / positives.length,
    falseAlarms: alarmed.length / negatives.length,
  };
};

export interface Sample {
  readonly about: string;
  readonly language: string;
  readonly text: string;
}

export const listed = (samples: Samples): Sample[] =>
  Object.entries(samples).flatMap(([about, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, texts]) =>
      texts.map((text) => ({ about, language, text })),
    ),
  );

/** Formats the number of detected samples by class or by language as one line. */
export const counted = (samples: readonly Sample[], by: 'about' | 'language'): string =>
  [...new Set(samples.map((sample) => sample[by]))]
    .map((key) => {
      const own = samples.filter((sample) => sample[by] === key);
      return `${key} ${own.filter(({ text }) => crisisLevel(text) !== null).length}/${own.length}`;
    })
    .join(', ');
