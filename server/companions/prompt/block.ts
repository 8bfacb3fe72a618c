import type { Line } from '../companion.ts';
import { endOf, fits } from './tokens/cut.ts';
import { tokensOf } from './tokens/line-tokens.ts';
import { lineCost } from './sections/notes.ts';

/** The greeting stays if it needs no more than this part of the space. */
const greetingShare = 8;
/** Replaces the lines between the greeting and those that are sent. */
const gap = '\n\n[…]';
/** So much of its space a new block fills. */
const filled = 0.55;
/** A block with less leaves lines out that have space, as after a very long message. */
const minFilled = 0.33;

/**
 * The lines of a conversation that a prompt has: a block whose first line stays the same until it is full. Only then a new block begins
 * further on, so that a model's host has read most of each prompt already.
 */
export interface Block {
  /** The index of its first line. */
  readonly from: number;
  /** Its lines, the greeting before them, long ones cut. */
  readonly lines: readonly Line[];
  /** What they cost at most, in tokens. */
  readonly size: number;
}

export interface BlockSpace {
  readonly space: number;
  /** What each line has at most: one line never costs all others. */
  readonly maxLine: number;
  /** The mate's first message, which stays. */
  readonly greeting: string;
}

/** Returns the lines that say something, without blanks around them. */
export const readable = (history: readonly Line[]): Line[] =>
  history.flatMap((line) => {
    const text = line.text.trim();
    if (text === '') return [];
    return [text === line.text ? line : { ...line, text }];
  });

/** Returns the block that begins with a line; null where a new one has to begin. */
export const continueBlock = (history: readonly Line[], from: number, options: BlockSpace): Block | null => {
  const block = writeBlock(history, from, options);
  const isFull = block.size > options.space;
  const isShort = from > 0 && block.size < options.space * minFilled;
  return isFull || isShort ? null : block;
};

/** Returns a block with the newest lines, with space for those that follow. */
export const beginBlock = (history: readonly Line[], options: BlockSpace): Block => {
  const whole = history.length === 0 ? null : writeBlock(history, 0, options);
  if (whole !== null && whole.size <= options.space * filled) return whole;
  const limit = options.space * filled - sizeOf(greetingOf(history, options));
  let from = history.length;
  let size = 0;
  for (const line of history.toReversed()) {
    size += costOf(line, options);
    if (size > limit) break;
    from -= 1;
  }
  return writeBlock(history, from, options);
};

const writeBlock = (history: readonly Line[], from: number, options: BlockSpace): Block => {
  const lines = [
    ...(from === 0 ? [] : greetingOf(history, options)),
    ...history.slice(from).map((line) => cutLine(line, options)),
  ];
  return { from, lines, size: sizeOf(lines) };
};

/** The greeting with a mark for what is left out behind it; nothing where it is long or was not the first line. */
const greetingOf = (history: readonly Line[], { greeting, space }: BlockSpace): Line[] => {
  const [first] = history;
  return first?.role === 'mate' && first.text === greeting && fits(greeting, space / greetingShare)
    ? [{ ...first, text: `${greeting}${gap}` }]
    : [];
};

const cutLine = (line: Line, { maxLine }: BlockSpace): Line =>
  tokensOf(line, maxLine) > maxLine ? { ...line, text: endOf(line.text, maxLine) } : line;

const costOf = (line: Line, { maxLine }: BlockSpace): number =>
  Math.min(tokensOf(line, maxLine), maxLine) + lineCost;

const sizeOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + tokensOf(line) + lineCost, 0);
