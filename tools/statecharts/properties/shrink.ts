/**
 * Returns the shortest list of steps that deleting steps leads to: no step of it can be left out without the failure
 * disappearing.
 */
export function shrink<Step>(
  steps: readonly Step[],
  isFailing: (steps: readonly Step[]) => boolean,
): readonly Step[] {
  let shortest = steps;
  for (let size = Math.ceil(steps.length / 2); size >= 1;) {
    const shorter = withoutOneChunk(shortest, size).find(isFailing);
    if (shorter) shortest = shorter;
    else size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return shortest;
}

/** Returns the list without each of its chunks of this size, the last chunk first. */
function withoutOneChunk<Step>(steps: readonly Step[], size: number): Step[][] {
  const starts = Array.from({ length: Math.ceil(steps.length / size) }, (_, index) => index * size);
  return starts.toReversed().map((start) => steps.filter((_, at) => at < start || at >= start + size));
}
