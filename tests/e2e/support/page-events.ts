/** Dispatches what the browser dispatches to a page. */
import type { Page } from '@playwright/test';

/** The tab is hidden, or visible again. */
export const setVisibility = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** The network is back. */
export const networkReturns = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new Event('online')));

/** The page resumes. */
export const pageReturns = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Back leads to another location of the page. */
export const stepBack = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
