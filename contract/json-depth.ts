const [quote, backslash, bracket, bracketEnd, brace, braceEnd] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Returns whether the JSON of a text is nested deeper than that, before it is parsed: millions of brackets would hold the thread. Reads
 * the text once, up to where it is too deep.
 */
export const isDeeperThan = (text: string, maxDepth: number): boolean => {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (isInText) {
      if (character === backslash) at += 1;
      else if (character === quote) isInText = false;
    } else if (character === quote) isInText = true;
    else if (character === bracket || character === brace) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (character === bracketEnd || character === braceEnd) depth -= 1;
  }
  return false;
};
