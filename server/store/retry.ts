/** The first and the maximum wait between two attempts, in milliseconds. */
const firstWait = 100;
const maxWait = 2000;

/**
 * Retries the work until it succeeds. `canRetry` decides after each failure whether to try again; otherwise the failure
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
