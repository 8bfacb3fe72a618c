/**
 * Estimates how many tokens a text has for a model whose tokenizer is not known, rather too many than too few: a token per
 * three letters of basic Latin, per two of another alphabet, one and a half per Chinese, Japanese or Korean letter, and
 * three per symbol outside the basic plane. Measured tokenizers need 10 to 40 % less.
 */
export const estimateTokens = (text: string): number => {
  let sixths = 0;
  for (let at = 0; at < text.length; at += 1) {
    sixths += weigh(text.charCodeAt(at));
  }
  // Each message has a few tokens around it.
  return Math.ceil(sixths / 6) + messageOverhead;
};

const messageOverhead = 4;

/** Returns the weight of a UTF-16 unit in sixths of a token. */
const weigh = (unit: number): number => {
  if (unit < 0x80) {
    return 2;
  }
  if (unit < 0x1100) {
    return 3;
  }
  // Both halves of a pair count.
  return 9;
};
