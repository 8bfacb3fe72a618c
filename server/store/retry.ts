/** The first and the longest wait between two tries, in milliseconds. */
const firstWait = 100;
const maxWait = 2000;

/**
 * Does the work until it succeeds. `canRetry` hears of each failure and says whether to try again; when not, the failure
 * is thrown.
 */
export const retry = async <Result>(
  work: () => Promise<Result>,
  canRetry: (error: unknown) => boolean,
): Promise<Result> => {
  for (let wait = firstWait; ; wait = Math.min(maxWait, wait * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!canRetry(error)) {
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
};
