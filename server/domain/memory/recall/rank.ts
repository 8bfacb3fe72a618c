import type { QuestionStem } from './question.ts';

/** In which messages of a room a stem of the question is. */
export interface Occurrences {
  readonly stem: QuestionStem;
  /** How many messages have it; more than `seqs` has where it is frequent. */
  readonly count: number;
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
}

/** The constants of BM25: how soon the repetition of a stem counts no more, and how much a long window loses. */
const saturation = 1.2;
const lengthLoss = 0.5;
/** What a message that follows or precedes another adds to its window. */
const neighborShare = 0.7;
/** By how much the newest window is preferred to the oldest one: what changed was said last. */
const newestGain = 0.15;
/** A window with a smaller share of what the best one has is noise. */
const leastShare = 0.12;
/** How many occurrences are read, those of rare stems first. */
const mostOccurrences = 20_000;

export interface WeightedOccurrences extends Occurrences {
  readonly worth: number;
}

/** Returns the stems that tell messages apart, with what each is worth: its weight and its rarity. */
export const weigh = (found: readonly Occurrences[], { messages }: Corpus): WeightedOccurrences[] => {
  let read = 0;
  return found
    .toSorted((one, other) => one.count - other.count)
    .filter(({ seqs }) => seqs.length > 0 && (read += seqs.length) <= mostOccurrences)
    .map((occurrences) => ({
      ...occurrences,
      worth:
        occurrences.stem.weight *
        Math.log(1 + (messages - occurrences.count + 0.5) / (occurrences.count + 0.5)),
    }));
};

/**
 * Returns the places of the messages whose windows match best, at most `limit`, no two of them next to each other. A window is
 * taken to be a place with the ones before and after it, of any length.
 */
export const findCandidates = (found: readonly WeightedOccurrences[], limit: number): number[] => {
  const first = found.reduce(
    (least, { seqs }) => Math.min(least, seqs[0] ?? least),
    Number.POSITIVE_INFINITY,
  );
  const last = found.reduce((most, { seqs }) => Math.max(most, seqs.at(-1) ?? most), 0);
  if (first > last) {
    return [];
  }
  const scores = new Float32Array(last - first + 3);
  const times = new Float32Array(last - first + 3);
  for (const occurrences of found) {
    addScores(scores, times, occurrences, first - 1);
  }
  return pickApart(scores, limit).map((index) => index + first - 1);
};

/** Adds what a stem is worth to each window that has it. `times` is zero before and after. */
const addScores = (
  scores: Float32Array,
  times: Float32Array,
  { seqs, times: often, worth }: WeightedOccurrences,
  start: number,
): void => {
  for (const [index, seq] of seqs.entries()) {
    const place = seq - start;
    const count = often[index] ?? 1;
    times[place - 1] = (times[place - 1] ?? 0) + count * neighborShare;
    times[place] = (times[place] ?? 0) + count;
    times[place + 1] = (times[place + 1] ?? 0) + count * neighborShare;
  }
  for (const seq of seqs) {
    for (let place = seq - start - 1; place <= seq - start + 1; place += 1) {
      const count = times[place] ?? 0;
      scores[place] = (scores[place] ?? 0) + (worth * count) / (count + saturation);
      times[place] = 0;
    }
  }
};

/** Returns the places with the highest scores, the best first, at least two apart. */
const pickApart = (scores: Float32Array, limit: number): number[] => {
  const least = findThreshold(scores, limit * 4);
  const best: number[] = [];
  for (let place = 0; place < scores.length; place += 1) {
    if ((scores[place] ?? 0) >= least) {
      best.push(place);
    }
  }
  best.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || other - one);
  const picked = new Set<number>();
  for (const place of best) {
    if (picked.size < limit && !picked.has(place - 1) && !picked.has(place + 1)) {
      picked.add(place);
    }
  }
  return [...picked];
};

const steps = 256;

/** Returns a score that about `wanted` places have; sorting them all would take longer. Never 0. */
const findThreshold = (scores: Float32Array, wanted: number): number => {
  const most = scores.reduce((high, score) => Math.max(high, score), 0);
  const counts = new Uint32Array(steps + 1);
  for (const score of scores) {
    const step = Math.floor((score / most) * steps);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let step = steps;
  for (let count = counts[step] ?? 0; count < wanted && step > 1; count += counts[step] ?? 0) {
    step -= 1;
  }
  return Math.max((step / steps) * most, Number.MIN_VALUE);
};

/** Returns the windows by BM25, the best first; of equally good ones the newer first. */
export const rankWindows = (
  windows: readonly Window[],
  found: readonly WeightedOccurrences[],
  { length }: Corpus,
): Window[] => {
  const wanted = new Set(windows.flatMap(({ middle, neighbors }) => [middle, ...neighbors]));
  const counts = found.map(({ seqs, times, worth }) => ({
    worth,
    times: new Map(
      seqs.flatMap((seq, index) => (wanted.has(seq) ? [[seq, times[index] ?? 1] as const] : [])),
    ),
  }));
  const newest = windows.reduce((most, { middle }) => Math.max(most, middle), 1);
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
    .filter(({ score }, _, [best]) => score > (best?.score ?? 0) * leastShare)
    .map(({ window }) => window);
};
