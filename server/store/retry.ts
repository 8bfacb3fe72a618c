/** The first and the longest wait between two tries, in milliseconds. */
const firstWait = 100;
const longestWait = 2000;

/**
 * Does the work until it succeeds. `mayRetry` hears of each failure and says whether to try again; when not, the failure
 * is thrown.
 */
export const retry = async <Result>(
  work: () => Promise<Result>,
  mayRetry: (error: unknown) => boolean,
): Promise<Result> => {
  for (let wait = firstWait; ; wait = Math.min(longestWait, wait * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!mayRetry(error)) {
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
};
