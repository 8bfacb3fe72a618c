import type { QuestionStem } from './question.ts';

/** In which messages of a room a stem of the question is. */
export interface Occurrences {
  readonly stem: QuestionStem;
  /** Its worth: its weight and its rarity. */
  readonly worth: number;
  readonly seqs: readonly number[];
  /** How often each of them has it. */
  readonly times: readonly number[];
}

/** The indexed messages of a room. */
export interface Corpus {
  readonly messages: number;
  /** The average length of a message in characters. */
  readonly length: number;
}

/** A message with its neighbors in the shown branch. */
export interface Window {
  readonly middle: number;
  /** The places of the neighbors; the first and the last message of a room have one. */
  readonly neighbors: readonly number[];
  /** Of all its messages, in characters. */
  readonly length: number;
  /** Set where a word of another window led to it. */
  readonly isLinked?: boolean;
}

/** The constants of BM25: how soon the repetition of a stem counts no more, and how much a long window loses. */
const saturation = 1.2;
const lengthLoss = 0.75;
/** The share of its matches that a neighboring message adds to a window. */
const neighborShare = 0.7;
/** By how much the newest window is preferred to the oldest one: of two that say nearly the same, the newer may have replaced the older. */
const newestGain = 0.05;
/** A window with a smaller share of what the best one has is noise. */
const minShare = 0.12;

/** Returns the weight of a stem that `count` messages have: the rarer, the more. */
export const worthOf = ({ weight }: QuestionStem, count: number, { messages }: Corpus): number =>
  weight * Math.log(1 + (messages - Math.min(count, messages) + 0.5) / (count + 0.5));

/**
 * Returns the places of the messages whose windows match best, at most `limit`. A window is taken to be a place with the ones before
 * and after it, of any length. Those next to a good one are among them: an answer may go on there.
 */
export const findCandidates = (found: readonly Occurrences[], limit: number): number[] => {
  const first = found.reduce(
    (least, { seqs }) => Math.min(least, seqs[0] ?? least),
    Number.POSITIVE_INFINITY,
  );
  const last = found.reduce((max, { seqs }) => Math.max(max, seqs.at(-1) ?? max), 0);
  if (first > last) {
    return [];
  }
  const { scores, times } = takeArrays(last - first + 3);
  const scored: number[] = [];
  for (const occurrences of found) {
    addScores({ scores, times, scored }, occurrences, first - 1);
  }
  const picked = pickBest(scores, scored, limit).map((index) => index + first - 1);
  for (const place of scored) {
    scores[place] = 0;
  }
  return picked;
};

/** Has only zeros between two calls. New arrays for a long room would take longer than everything else, and cause collections. */
let arrays = { scores: new Float32Array(0), times: new Float32Array(0) };

const takeArrays = (length: number): typeof arrays => {
  if (arrays.scores.length < length) {
    arrays = { scores: new Float32Array(length), times: new Float32Array(length) };
  }
  return arrays;
};

/** The scores of all windows, those that have one, and how often the windows have one stem, which is 0 before and after. */
interface Scores {
  readonly scores: Float32Array;
  readonly scored: number[];
  readonly times: Float32Array;
}

/** Adds what a stem is worth to each window that has it. */
const addScores = (
  { scores, scored, times }: Scores,
  { seqs, times: often, worth }: Occurrences,
  start: number,
): void => {
  for (let index = 0; index < seqs.length; index += 1) {
    const place = (seqs[index] ?? 0) - start;
    const count = often[index] ?? 1;
    times[place - 1] = (times[place - 1] ?? 0) + count * neighborShare;
    times[place] = (times[place] ?? 0) + count;
    times[place + 1] = (times[place + 1] ?? 0) + count * neighborShare;
  }
  for (const seq of seqs) {
    for (let place = seq - start - 1; place <= seq - start + 1; place += 1) {
      const count = times[place] ?? 0;
      const score = scores[place] ?? 0;
      if (count > 0 && score === 0) {
        scored.push(place);
      }
      scores[place] = score + (worth * count) / (count + saturation);
      times[place] = 0;
    }
  }
};

/** Returns the places with the highest scores, the best first; of equal ones the newer first. */
const pickBest = (scores: Float32Array, scored: readonly number[], limit: number): number[] => {
  const byScore = (one: number, other: number) => (scores[other] ?? 0) - (scores[one] ?? 0) || other - one;
  return findBest(scores, scored, limit).toSorted(byScore).slice(0, limit);
};

const steps = 256;

/** Returns the places with the highest scores, at least `wanted`, by counting the scores in steps: sorting all takes longer. */
const findBest = (scores: Float32Array, scored: readonly number[], wanted: number): number[] => {
  let max = 0;
  for (const place of scored) {
    max = Math.max(max, scores[place] ?? 0);
  }
  const stepOf = (place: number): number => Math.ceil(((scores[place] ?? 0) / max) * steps);
  const counts = new Uint32Array(steps + 1);
  for (const place of scored) {
    const step = stepOf(place);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let least = steps;
  for (let count = counts[least] ?? 0; least > 1 && count < wanted; count += counts[least] ?? 0) {
    least -= 1;
  }
  const enough = scored.filter((place) => stepOf(place) >= least);
  const best = enough.filter((place) => stepOf(place) > least);
  const last = enough.filter((place) => stepOf(place) === least);
  const isMany = last.length > wanted;
  return [...best, ...(isMany ? last.toSorted((one, other) => other - one).slice(0, wanted) : last)];
};

/** Returns the windows by BM25, the best first; of equally good ones the newer first. */
export const rankWindows = (
  windows: readonly Window[],
  found: readonly Occurrences[],
  { length }: Corpus,
): Window[] => {
  const wanted = new Set(windows.flatMap(({ middle, neighbors }) => [middle, ...neighbors]));
  const counts = found.map(({ seqs, times, worth }) => {
    const counted = new Map<number, number>();
    for (let index = 0; index < seqs.length; index += 1) {
      const seq = seqs[index] ?? 0;
      if (wanted.has(seq)) {
        counted.set(seq, times[index] ?? 1);
      }
    }
    return { worth, times: counted };
  });
  const newest = windows.reduce((max, { middle }) => Math.max(max, middle), 1);
  return windows
    .map((window) => {
      const loss = 1 - lengthLoss + (lengthLoss * window.length) / (length * 3);
      const score = counts.reduce((sum, { worth, times }) => {
        const around = window.neighbors.reduce((all, seq) => all + (times.get(seq) ?? 0), 0);
        const count = (times.get(window.middle) ?? 0) + around * neighborShare;
        return sum + (worth * count) / (count + saturation * loss);
      }, 0);
      return { window, score: score * (1 + (newestGain * window.middle) / newest) };
    })
    .toSorted((one, other) => other.score - one.score || other.window.middle - one.window.middle)
    .filter(({ score }, _, [best]) => score > (best?.score ?? 0) * minShare)
    .map(({ window }) => window);
};
