import type { Line } from './companion.ts';
import { estimateTokens } from './estimate-tokens.ts';

/** The longest line may have this share of what there is: one line never costs all others. */
const lineShare = 4;
/** The greeting stays if it needs no more than this share. */
const greetingShare = 8;
/** A line that is cut to less says nothing. In tokens. */
const shortestCut = 40;

/**
 * Returns the newest lines that fit into `limit` tokens. Long lines are cut, the oldest one to what remains, and the greeting
 * stays where it is short: what is said in between is what a conversation can do without first.
 */
export const fitHistory = (history: readonly Line[], limit: number): Line[] => {
  const [first] = history;
  const isGreeted = first?.role === 'mate' && estimateTokens(first.text) * greetingShare <= limit;
  const reserved = isGreeted ? estimateTokens(first.text) : 0;
  const lines: Line[] = [];
  let left = limit - reserved;
  for (const line of history.slice(isGreeted ? 1 : 0).toReversed()) {
    const most = Math.min(left, Math.floor(limit / lineShare));
    const tokens = estimateTokens(line.text);
    if (tokens > most && most < shortestCut) {
      break;
    }
    const text = tokens > most ? cutToTokens(line.text, most) : line.text;
    lines.unshift({ role: line.role, text });
    left -= Math.min(tokens, most);
  }
  const isComplete = lines.length === history.length - 1;
  return isGreeted ? [isComplete ? first : { role: 'mate', text: `${first.text}\n\n[…]` }, ...lines] : lines;
};

/** Returns the end of a text, which the conversation went on from, cut between whole letters. */
export const cutToTokens = (text: string, limit: number): string => {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (estimateTokens(text.slice(middle)) + 1 > limit) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low === 0 ? text : `…${text.slice(nextLetter(text, low))}`;
};

/** Returns the beginning of the first whole letter at or after a place. */
const nextLetter = (text: string, place: number): number => {
  const from = Math.max(0, place - 40);
  const letters = [...new Intl.Segmenter().segment(text.slice(from, place + 40))];
  const next = letters.find(({ index }) => from + index >= place);
  return next === undefined ? text.length : from + next.index;
};
