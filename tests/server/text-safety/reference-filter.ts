import { createJudges } from '../../../server/companions/output/output-judges.ts';
import type { CompanionRequest } from '../../../server/companions/companion.ts';
import { findSentenceEnd } from '../../../server/companions/output/sentence-end.ts';

export interface Finding {
  /** The start of the first sentence that is withheld, in UTF-16 units of the text. */
  readonly start: number;
  /** The end of the sentence that makes the text harmful. */
  readonly end: number;
  readonly replacement: string;
}

/** Returns what is wrong with a text, by checking every sentence with all preceding text; null if nothing is. */
export const findingIn = (text: string, request: CompanionRequest): Finding | null => {
  const judges = createJudges(request);
  const starts = [0];
  for (let start = 0; start < text.length || start === 0;) {
    const end = findSentenceEnd(text, start, start) ?? text.length;
    const from = starts.findLast((at) => at <= start - 600) ?? 0;
    const judge = judges.find(({ isWrong }) => isWrong(text.slice(from, end)));
    if (judge !== undefined) {
      const first = starts.findLast((at) => at >= from && judge.isWrong(text.slice(at, end)));
      return {
        start: judge.cutsAtBeginning ? (first ?? start) : start,
        end,
        replacement: judge.replacement(text.slice(0, end)),
      };
    }
    if (end === text.length) {
      return null;
    }
    start = end;
    starts.push(start);
  }
  return null;
};

/** Splits a text in different ways: not at all, in two, into units, words or tokens, and at random. */
export const cutsOf = (text: string, random: () => number, everyPlace: boolean): string[][] => {
  const step = everyPlace ? 1 : Math.max(1, Math.floor(text.length / 5));
  const inTwo = Array.from({ length: Math.ceil((text.length - 1) / step) }, (_, index) => 1 + index * step);
  return [
    [text],
    ...inTwo.map((place) => [text.slice(0, place), text.slice(place)]),
    text.split(''),
    text.split(/(?<=\s)/),
    text.split(/(?=\s)/),
    ...[3, 8, 40].map((longest) => cutAtRandom(text, longest, random)),
  ];
};

const cutAtRandom = (text: string, longest: number, random: () => number): string[] => {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = at + 1 + Math.floor(random() * longest);
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
};

/** Returns a seeded generator of numbers from 0 to 1. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
