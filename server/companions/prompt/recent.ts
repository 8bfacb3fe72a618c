import type { Line } from '../companion.ts';
import { countTokens } from './count-tokens.ts';
import { cutBeginning, fits } from './cut.ts';
import { lineFits, tokensOf } from './line-tokens.ts';

/** The longest line may have this part of the section: one line never costs all others. */
const lineShare = 4;
/** The greeting stays if it needs no more than this part. */
const greetingShare = 8;
/** A line that is cut to less says nothing. In tokens. */
const shortestCut = 40;
/** What stands for the lines between the greeting and those that fit. */
const gap = '\n\n[…]';

export interface RecentOptions {
  /** The mate's first message, which stays. */
  readonly greeting: string;
  /** What each line costs besides its text, in tokens. */
  readonly lineCost: number;
}

/** Returns the lines that say something, without blanks around them. */
export const readable = (history: readonly Line[]): Line[] =>
  history.flatMap((line) => {
    const text = line.text.trim();
    if (text === '') return [];
    return [text === line.text ? line : { ...line, text }];
  });

/** Returns what the lines cost, the newest first, at most about `most` tokens. */
export const sizeOfRecent = (history: readonly Line[], most: number, { lineCost }: RecentOptions): number => {
  let tokens = 0;
  for (let at = history.length - 1; at >= 0 && tokens < most; at -= 1) {
    const line = history[at];
    tokens += line === undefined ? 0 : lineCost + (lineFits(line, most) ? tokensOf(line) : most);
  }
  return tokens;
};

/**
 * Returns the newest lines that fit into `limit` tokens. Long lines are cut, the oldest one to what remains, and the greeting
 * stays where it is short: what is said in between is what a conversation can do without first.
 */
export const fitRecent = (history: readonly Line[], limit: number, options: RecentOptions): Line[] => {
  if (sizeOfRecent(history, limit + 1, options) <= limit) {
    return [...history];
  }
  const { greeting, lineCost } = options;
  const [first] = history;
  const isGreeted =
    first?.role === 'mate' && first.text === greeting && fits(greeting, Math.floor(limit / greetingShare));
  const others = isGreeted ? history.slice(1) : history;
  const lines: Line[] = [];
  let left = limit - (isGreeted ? countTokens(`${greeting}${gap}`) + lineCost : 0);
  for (const line of others.toReversed()) {
    const most = Math.min(left, Math.floor(limit / lineShare)) - lineCost;
    const shown = fitLine(line, most);
    if (shown === null) {
      break;
    }
    lines.push(shown);
    left -= tokensOf(shown) + lineCost;
  }
  const kept = isGreeted
    ? [lines.length === others.length ? first : { ...first, text: `${greeting}${gap}` }]
    : [];
  return [...kept, ...lines.toReversed()];
};

/** Returns a line that is cut where it is longer; null where what remains would say nothing. */
const fitLine = (line: Line, most: number): Line | null => {
  if (lineFits(line, most)) {
    return line;
  }
  const text = most < shortestCut ? '' : cutBeginning(line.text, most);
  return text === '' ? null : { ...line, text };
};
