import { hashSecret } from '../shared/ids.ts';
import { consume, type CreateLimiter } from './rate-limiters.ts';

/** An attempt that counts as a failure until it is undone. */
export interface CountedTry {
  /** Undoes the count of this attempt. */
  readonly undo: () => Promise<void>;
  /** Resets all failures of the key. */
  readonly forget: () => Promise<void>;
}

/** Counts an attempt of the key. Throws `tooMany` while the key has to wait. */
export type FailureLimit = (key: string) => Promise<CountedTry>;

const day = 24 * 60 * 60;
const firstWait = 15;

/**
 * Creates a limit that allows `free` failures a day, then one attempt at a time with a wait that doubles from 15
 * seconds to `longestWait` seconds. An attempt is counted before it is made, so that concurrent attempts count too.
 */
export const createFailureLimit = (
  createLimiter: CreateLimiter,
  name: string,
  { free, longestWait }: { readonly free: number; readonly longestWait: number },
): FailureLimit => {
  const failures = createLimiter(`${name}-failures`, free, day);
  const gate = createLimiter(`${name}-gate`, 1, firstWait);
  return async (key) => {
    const hashed = hashSecret(key);
    const undo = async () => void (await failures.reward(hashed));
    const excess = (await failures.penalty(hashed)).consumedPoints - free;
    if (excess > 0) {
      try {
        await consume(gate, key, Math.min(longestWait, firstWait * 2 ** Math.min(excess - 1, 20)));
      } catch (error) {
        // A refused attempt is no failure: the wait must not grow by retrying.
        await undo();
        throw error;
      }
    }
    return { undo, forget: async () => void (await failures.delete(hashed)) };
  };
};

/** Counts an attempt with several limits. When one of them refuses, the others are undone. */
export const countTry = async (
  counters: readonly (readonly [limit: FailureLimit, key: string])[],
): Promise<CountedTry[]> => {
  const counted: CountedTry[] = [];
  try {
    for (const [limit, key] of counters) {
      counted.push(await limit(key));
    }
    return counted;
  } catch (error) {
    await Promise.all(counted.map(({ undo }) => undo()));
    throw error;
  }
};
