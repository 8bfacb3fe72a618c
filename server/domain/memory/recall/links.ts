import type { QuestionStem } from './question.ts';
import { toContentStems } from './question-words.ts';
import type { Occurrences, Window } from './rank.ts';
import type { openIndex } from './read-occurrences.ts';

/** How many of the best windows lead to others, and how many of those are compared. */
export const linkingWindows = 2;
export const linkedCandidates = 6;
/** How many stems of a window are looked up, how many rows of the index are read for all, and what a stem counts. */
const max = { stems: 8, rows: 120, linked: 3 } as const;
/** How many windows that the question itself finds precede the linked ones. */
const before = 3;
const weight = 0.4;
/** A stem leads to others if this share of the messages has it, or a few. */
const rareShare = 0.005;
const rareCounts = { min: 3, max: 12 } as const;

/** Returns where the rare stems of lines are that the question lacks: "my sister moved to Porto" leads to messages about Porto. */
export const findLinks = async (
  { corpus, find }: Awaited<ReturnType<typeof openIndex>>,
  lines: readonly string[],
  asked: readonly QuestionStem[],
): Promise<Occurrences[]> => {
  const known = new Set(asked.map(({ hash }) => hash));
  const further = lines.flatMap((line) => toContentStems(line)).filter(({ hash }) => !known.has(hash));
  const distinct = [...new Map(further.map((stem) => [stem.hash, stem])).values()];
  const stems = distinct
    .toSorted((one, other) => other.word.length - one.word.length)
    .slice(0, max.stems)
    .map((stem) => ({ ...stem, weight, isFunction: false }));
  const rare = Math.min(rareCounts.max, Math.max(rareCounts.min, corpus.messages * rareShare));
  return (await find(stems, max.rows)).filter(({ seqs }) => seqs.length > 1 && seqs.length <= rare);
};

/** Returns the windows with the best linked ones among them, without those that are there. */
export const withLinked = (ranked: readonly Window[], linked: readonly Window[]): readonly Window[] => {
  const places = new Set(ranked.slice(0, before).flatMap(({ middle, neighbors }) => [middle, ...neighbors]));
  const further = linked.filter(({ middle }) => !places.has(middle)).slice(0, max.linked);
  const middles = new Set(further.map(({ middle }) => middle));
  return [
    ...ranked.slice(0, before),
    ...further.map((window) => ({ ...window, isLinked: true })),
    ...ranked.slice(before).filter(({ middle }) => !middles.has(middle)),
  ];
};
