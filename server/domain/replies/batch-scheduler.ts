/** Collects pending work for one process-wide timer, which handles all of it in one batch. */
export interface BatchScheduler {
  /** Schedules the next flush: at once when the interval since the last one has passed, otherwise when it does. */
  readonly schedule: () => void;
  /** Prevents further flushes. Resolves when the current one has ended. */
  readonly close: () => Promise<void>;
}

/** The longest wait between two attempts of a failing flush, in milliseconds. */
const maxWait = 1000;

/**
 * Creates a scheduler that calls `flush` at most once per `interval` milliseconds and never concurrently. When it throws,
 * `onError` receives the error and the flush is retried with exponential backoff.
 */
export const createBatchScheduler = (options: {
  interval: number;
  flush: () => Promise<void>;
  onError: (error: unknown) => void;
}): BatchScheduler => {
  let timer: NodeJS.Timeout | null = null;
  let flushing: Promise<void> | null = null;
  let isPending = false;
  let isClosed = false;
  let nextAt = 0;
  let wait = options.interval;

  const schedule = (): void => {
    isPending = true;
    if (timer === null && flushing === null && !isClosed) {
      timer = setTimeout(start, Math.max(0, nextAt - performance.now()));
    }
  };

  const start = (): void => {
    timer = null;
    flushing = flush();
  };

  const flush = async (): Promise<void> => {
    isPending = false;
    const startedAt = performance.now();
    try {
      await options.flush();
      wait = options.interval;
    } catch (error) {
      isPending = true;
      wait = Math.min(maxWait, wait * 2);
      options.onError(error);
    }
    nextAt = startedAt + wait;
    flushing = null;
    if (isPending) {
      schedule();
    }
  };

  return {
    schedule,
    close: async () => {
      isClosed = true;
      if (timer !== null) {
        clearTimeout(timer);
      }
      await flushing;
    },
  };
};
