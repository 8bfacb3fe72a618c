/** Longer words are computed each time, so that what is kept stays small. In UTF-16 units. */
const longestKept = 24;
/** Then all are forgotten: more than a language has of words that come often. */
const mostKept = 5000;

/**
 * Returns a function that gives the same results as `compute` and keeps those of short words for all texts: most words of
 * a text have been there before.
 */
export const keepWords = <Result>(compute: (word: string) => Result): ((word: string) => Result) => {
  const kept = new Map<string, Result>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) {
      return known;
    }
    const result = compute(word);
    if (word.length <= longestKept) {
      if (kept.size >= mostKept) {
        kept.clear();
      }
      kept.set(word, result);
    }
    return result;
  };
};
