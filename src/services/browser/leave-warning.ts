/**
 * Returns a function that decides whether the browser asks the user to confirm before the page is closed or reloaded. The
 * listener exists only while it is needed: with it, browsers do not keep the page for the back button.
 */
export const createLeaveWarning = (
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): ((isNeeded: boolean) => void) => {
  const ask = (event: Event): void => event.preventDefault();
  return (isNeeded) => {
    if (isNeeded) page.addEventListener('beforeunload', ask);
    else page.removeEventListener('beforeunload', ask);
  };
};
