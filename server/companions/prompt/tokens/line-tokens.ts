import type { Line } from '../../companion.ts';
import { countTokens } from './count-tokens.ts';

/** A line is counted once, however often it is tried in a prompt. `isAll` is false where counting stopped early. */
const counted = new WeakMap<Line, { readonly tokens: number; readonly isAll: boolean }>();

/** Returns how many tokens the text of a line has, or some number above `enough`. */
export const tokensOf = (line: Line, enough = Infinity): number => {
  const known = counted.get(line);
  if (known !== undefined && (known.isAll || known.tokens > enough)) {
    return known.tokens;
  }
  const tokens = countTokens(line.text, enough);
  counted.set(line, { tokens, isAll: tokens <= enough });
  return tokens;
};
