/** A regular expression of JavaScript. */
export interface Pattern {
  readonly pattern: string;
  readonly flags: string;
}

/** The maximum length of a pattern in UTF-16 units. */
export const longestPattern = 500;

/** Reads a regular expression as it is written: `/pattern/flags`. Null for a text. */
export const readPattern = (key: string): Pattern | null => {
  const [, pattern, flags] = /^\/((?:\\.|[^\\/])+)\/([dgimsuvy]*)$/su.exec(key) ?? [];
  return pattern === undefined || flags === undefined ? null : { pattern, flags };
};

/** Reads a key of an entry as a regular expression; null for a text. */
export const readKeyPattern = (
  key: string,
  entry: { readonly hasPatterns: boolean; readonly isCaseSensitive: boolean | null },
): Pattern | null =>
  readPattern(key) ??
  (entry.hasPatterns ? { pattern: key, flags: entry.isCaseSensitive === false ? 'i' : '' } : null);
