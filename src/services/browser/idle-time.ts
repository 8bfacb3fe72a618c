/** When work starts on a page that is never idle, or whose browser does not report it, in milliseconds. */
const longest = 1000;

/** Resolves when the page has drawn what is pending. */
export const idleTime = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such function.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, longest);
  });
