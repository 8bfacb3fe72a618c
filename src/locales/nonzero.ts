/** Joins the texts of the counts that are not zero, or of all where all are. */
export function nonzero(
  counts: ReadonlyArray<readonly [count: number, text: string]>,
  separator = ' ',
): string {
  const found = counts.filter(([count]) => count > 0);
  return (found.length === 0 ? counts : found).map(([, text]) => text).join(separator);
}
