/** What happens to a page that can be out of sight, asleep or without a network. */
export type PageReturn =
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'connection.restored' };

/**
 * Tells when the page is hidden and when it is seen again, also after sleep and out of the browser's cache, and when the
 * network is back. Begins with `page.hidden` where that is so.
 */
export const watchPageReturn = (tell: (event: PageReturn) => void): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  const look = (): void =>
    tell({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
  const cameBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) look();
  };
  if (document.visibilityState !== 'visible') look();
  document.addEventListener('visibilitychange', look, { signal });
  document.addEventListener('resume', look, { signal });
  window.addEventListener('pageshow', cameBack, { signal });
  window.addEventListener('online', () => tell({ type: 'connection.restored' }), { signal });
  return () => over.abort();
};
