import type { Line } from '../companion.ts';
import { endOf, fits } from './cut.ts';
import { tokensOf } from './line-tokens.ts';

/** The longest line may have this part of the section: one line never costs all others. */
const lineShare = 4;
/** The greeting stays if it needs no more than this part. */
const greetingShare = 8;
/** A line that is cut to less says nothing. In tokens. */
const shortestCut = 40;
/** Replaces the lines between the greeting and those that fit. */
const gap = '\n\n[…]';

export interface RecentOptions {
  /** The mate's first message, which stays. */
  readonly greeting: string;
  /** The cost of each line in addition to its text, in tokens. */
  readonly lineCost: number;
}

/** Returns the lines that say something, without blanks around them. */
export const readable = (history: readonly Line[]): Line[] =>
  history.flatMap((line) => {
    const text = line.text.trim();
    if (text === '') return [];
    return [text === line.text ? line : { ...line, text }];
  });

/** Returns what the lines cost, the newest first, at most about `max` tokens. */
export const sizeOfRecent = (
  history: readonly Line[],
  max: number,
  { lineCost }: Pick<RecentOptions, 'lineCost'>,
): number => {
  let tokens = 0;
  for (const line of history.toReversed()) {
    if (tokens > max) break;
    tokens += lineCost + tokensOf(line, max);
  }
  return tokens;
};

/** A line of the section; `max` is what it may have where it has to be cut, in tokens. */
interface Planned {
  readonly line: Line;
  readonly max: number | null;
}

/**
 * Chooses the newest lines that fit into `limit` tokens. Long lines are cut, the oldest one to what remains, and the greeting
 * is retained where it is short: the lines in between are left out first.
 */
export const planRecent = (history: readonly Line[], limit: number, options: RecentOptions): Planned[] => {
  if (sizeOfRecent(history, limit, options) <= limit) {
    return history.map((line) => ({ line, max: null }));
  }
  const { greeting, lineCost } = options;
  const [first, ...others] = history;
  if (first?.text !== greeting || first.role !== 'mate' || !fits(greeting, limit / greetingShare)) {
    return planNewest(history, limit, { limit, lineCost });
  }
  const greeted = { ...first, text: `${greeting}${gap}` };
  const left = limit - tokensOf(greeted) - lineCost;
  const newest = planNewest(others, left, { limit, lineCost });
  return [{ line: newest.length === others.length ? first : greeted, max: null }, ...newest];
};

const planNewest = (
  history: readonly Line[],
  free: number,
  { limit, lineCost }: { readonly limit: number; readonly lineCost: number },
): Planned[] => {
  const planned: Planned[] = [];
  let left = free;
  for (const line of history.toReversed()) {
    const max = Math.min(left, Math.floor(limit / lineShare)) - lineCost;
    const tokens = tokensOf(line, Math.max(max, 0));
    if (tokens > max && max < shortestCut) {
      break;
    }
    planned.push({ line, max: tokens > max ? max : null });
    left -= Math.min(tokens, max) + lineCost;
  }
  return planned.toReversed();
};

/** Returns the planned lines, cut where they have to be. */
export const writeRecent = (planned: readonly Planned[]): Line[] =>
  planned.flatMap(({ line, max }) => {
    const text = max === null ? line.text : endOf(line.text, max);
    if (text === '') return [];
    return [max === null ? line : { ...line, text }];
  });
