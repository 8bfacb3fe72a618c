/** Events of a page that can be hidden, suspended or offline. */
export type PageReturn =
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'connection.restored' };

/**
 * Reports when the page is hidden and when it is visible again, also after a suspension or from the back/forward cache,
 * and when the network is back. Starts with `page.hidden` if it is hidden.
 */
export const watchPageReturn = (emit: (event: PageReturn) => void): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  const look = (): void =>
    emit({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
  const cameBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) look();
  };
  if (document.visibilityState !== 'visible') look();
  document.addEventListener('visibilitychange', look, { signal });
  document.addEventListener('resume', look, { signal });
  window.addEventListener('pageshow', cameBack, { signal });
  window.addEventListener('online', () => emit({ type: 'connection.restored' }), { signal });
  return () => over.abort();
};
