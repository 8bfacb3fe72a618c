/** How long work may block the event loop, in milliseconds. */
const sliceLength = 4;

let sliceStartedAt: number | null = null;

/**
 * Call it between small steps of potentially long work. Returns null while the time slice shared by all callers is not
 * used up, otherwise a promise that resolves after pending requests have had a turn of the event loop.
 */
export const yieldWhenDue = (): Promise<void> | null => {
  if (sliceStartedAt === null) {
    sliceStartedAt = performance.now();
    setImmediate(() => {
      sliceStartedAt = null;
    });
    return null;
  }
  return performance.now() - sliceStartedAt < sliceLength
    ? null
    : new Promise((resolve) => setImmediate(resolve));
};

/** Like `items.map(convert)` for any number of items; other work has its turns meanwhile. */
export const mapInTurns = async <Item, Result>(
  items: Iterable<Item>,
  convert: (item: Item) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const item of items) {
    const turn = yieldWhenDue();
    if (turn !== null) {
      await turn;
    }
    results.push(convert(item));
  }
  return results;
};
