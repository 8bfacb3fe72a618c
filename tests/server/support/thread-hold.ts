import { countUp, idleCountTime } from '../../../scripts/lib/wait-limit.mjs';

/** The longest time for which one turn of the event loop held the thread, and the result of the work. */
export interface Held<Result> {
  readonly result: Result;
  /** In milliseconds. */
  readonly longest: number;
}

/**
 * Measures the turns of the event loop during the work. A turn is as long as the less of its time and of the CPU that the process
 * used: neither other processes nor other threads of this one prolong it.
 */
export const measureHold = async <Result>(work: () => Promise<Result>): Promise<Held<Result>> => {
  let longest = 0;
  let isDone = false;
  let at = performance.now();
  let used = process.cpuUsage();
  const look = (): void => {
    const { user, system } = process.cpuUsage(used);
    longest = Math.max(longest, Math.min(performance.now() - at, (user + system) / 1000));
    at = performance.now();
    used = process.cpuUsage();
    if (!isDone) {
      setImmediate(look);
    }
  };
  setImmediate(look);
  const result = await work();
  isDone = true;
  await new Promise((resolve) => setImmediate(resolve));
  look();
  return { result, longest };
};

/**
 * Returns the longest turn that is allowed: what takes 50 milliseconds on an idle machine with slow cores takes this machine as much
 * longer as it counts more slowly. A limit in milliseconds would judge the machine.
 */
export const measureTurnLimit = (): number => (50 / idleCountTime) * measureBest(countUp, 0);

/** Returns the CPU that synchronous work takes at best, in milliseconds; stops as soon as it is below the limit. */
export const measureBest = (work: () => unknown, limit: number): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 20 && best >= limit; run += 1) {
    const at = performance.now();
    const used = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(used);
    best = Math.min(best, performance.now() - at, (user + system) / 1000);
  }
  return best;
};
