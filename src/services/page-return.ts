/** What happens to a page that was out of sight or without a network. */
export type PageReturn = { readonly type: 'page.shown' } | { readonly type: 'connection.restored' };

/** Tells when the page is seen again, also out of the browser's cache, and when the network is back. */
export const watchPageReturn = (tell: (event: PageReturn) => void): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  const seen = (): void => {
    if (document.visibilityState === 'visible') tell({ type: 'page.shown' });
  };
  const cameBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) tell({ type: 'page.shown' });
  };
  document.addEventListener('visibilitychange', seen, { signal });
  window.addEventListener('pageshow', cameBack, { signal });
  window.addEventListener('online', () => tell({ type: 'connection.restored' }), { signal });
  return () => over.abort();
};
