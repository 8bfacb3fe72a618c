/** The longest word that is cached, in UTF-16 units. */
const longestCached = 24;
/** The cache is cleared at this size: a language has fewer words that are frequent. */
const capacity = 5000;

/** Returns `compute` with a cache of its results for short words, shared by all texts: most words of a text are frequent. */
export const cacheWords = <Result>(compute: (word: string) => Result): ((word: string) => Result) => {
  const cache = new Map<string, Result>();
  return (word) => {
    const cached = cache.get(word);
    if (cached !== undefined) {
      return cached;
    }
    const result = compute(word);
    if (word.length <= longestCached) {
      if (cache.size >= capacity) {
        cache.clear();
      }
      cache.set(word, result);
    }
    return result;
  };
};
