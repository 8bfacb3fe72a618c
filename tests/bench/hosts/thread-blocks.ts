import { readFileSync } from 'node:fs';

/** Returns the CPU time of the main thread so far, in milliseconds; where the system does not say, the time on the clock. */
const threadTime = (): number => {
  try {
    return (
      Number(readFileSync(`/proc/self/task/${String(process.pid)}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    );
  } catch {
    return performance.now();
  }
};

/** What held the thread between two turns of the event loop, while it was watched. */
export interface ThreadBlocks {
  /** The longest CPU times in which nothing else had a turn, the longest first, in milliseconds. */
  readonly longest: readonly number[];
  /** The most memory that the process had, in megabytes. */
  readonly megabytes: number;
}

/** Watches the main thread until the returned function is called. What other programs do is not counted. */
export const watchThread = (): (() => ThreadBlocks) => {
  let isOver = false;
  let before = threadTime();
  let longest: number[] = [];
  let bytes = 0;
  const look = (): void => {
    const now = threadTime();
    if (now - before > 10) {
      longest = [...longest, now - before].toSorted((one, other) => other - one).slice(0, 5);
      bytes = Math.max(bytes, process.memoryUsage.rss());
    }
    before = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    isOver = true;
    return {
      longest: longest.map(Math.round),
      megabytes: Math.round(Math.max(bytes, process.memoryUsage.rss()) / 1e6),
    };
  };
};
