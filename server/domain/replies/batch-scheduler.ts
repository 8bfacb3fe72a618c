/** One timer for the whole process: what comes while it waits is done together. */
export interface Wheel {
  /** There is work: the next turn comes at once when the last is long past, else when its time has come. */
  readonly wake: () => void;
  /** No turn begins after this. Resolves when the one under way has ended. */
  readonly close: () => Promise<void>;
}

/** The longest wait between two tries of work that fails, in milliseconds. */
const longestWait = 1000;

/**
 * `turn` does all the work there is, at most once in `interval` milliseconds and never twice at the same time. When it
 * throws, `onError` hears of it and the work is tried again, less and less often.
 */
export const createWheel = (options: {
  interval: number;
  turn: () => Promise<void>;
  onError: (error: unknown) => void;
}): Wheel => {
  let timer: NodeJS.Timeout | null = null;
  let turning: Promise<void> | null = null;
  let isWanted = false;
  let isClosed = false;
  let nextAt = 0;
  let wait = options.interval;

  const wake = (): void => {
    isWanted = true;
    if (timer === null && turning === null && !isClosed) {
      timer = setTimeout(start, Math.max(0, nextAt - performance.now()));
    }
  };

  const start = (): void => {
    timer = null;
    turning = turn();
  };

  const turn = async (): Promise<void> => {
    isWanted = false;
    const startedAt = performance.now();
    try {
      await options.turn();
      wait = options.interval;
    } catch (error) {
      isWanted = true;
      wait = Math.min(longestWait, wait * 2);
      options.onError(error);
    }
    nextAt = startedAt + wait;
    turning = null;
    if (isWanted) {
      wake();
    }
  };

  return {
    wake,
    close: async () => {
      isClosed = true;
      if (timer !== null) {
        clearTimeout(timer);
      }
      await turning;
    },
  };
};
