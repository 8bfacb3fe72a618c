/** In UTF-16 units: of one text, and of all together. */
const longestKept = 4000;
const maxKept = 250_000;

/**
 * Returns the function with a small memory: several readers judge a message one after the other, and an import its messages in
 * parts.
 */
export const remembering = (render: (text: string) => string): ((text: string) => string) => {
  const known = new Map<string, string>();
  let kept = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const rendered = render(text);
    if (text.length > longestKept) return rendered;
    kept += text.length;
    if (kept > maxKept) {
      known.clear();
      kept = text.length;
    }
    known.set(text, rendered);
    return rendered;
  };
};
