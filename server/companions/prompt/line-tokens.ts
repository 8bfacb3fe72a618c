import type { Line } from '../companion.ts';
import { countTokens } from './count-tokens.ts';
import { lettersPerToken } from './cut.ts';

/** A line is counted once, however often it is tried in a prompt. */
const counted = new WeakMap<Line, number>();

/** Returns how many tokens the text of a line has. */
export const tokensOf = (line: Line): number => {
  const known = counted.get(line);
  if (known !== undefined) {
    return known;
  }
  const tokens = countTokens(line.text);
  counted.set(line, tokens);
  return tokens;
};

/** Whether a line has at most so many tokens; one that is far too long is not counted. */
export const lineFits = (line: Line, limit: number): boolean =>
  line.text.length <= limit * lettersPerToken && tokensOf(line) <= limit;
