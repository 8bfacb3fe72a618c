/**
 * Returns whether the JSON of a text is nested deeper than that, before it is parsed: millions of brackets would hold the thread. Reads
 * the text once, up to where it is too deep.
 */
export const isDeeperThan = (text: string, maxDepth: number): boolean => {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
};
