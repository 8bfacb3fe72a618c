/** How long work may go on before others have a turn, in milliseconds. */
const sliceLength = 4;

let sliceStartedAt: number | null = null;

/**
 * To be called between small steps of work that may be many. Null while the slice of time that all its callers share is
 * not used up; then a promise that resolves after waiting requests had a turn of the event loop.
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
