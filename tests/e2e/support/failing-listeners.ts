import type { Page } from '@playwright/test';

/** Makes a browser that rejects listeners for one type of window event, as a faulty extension may. */
export const forbidListening = (page: Page, forbidden: string): Promise<unknown> =>
  page.addInitScript((kind) => {
    const listen = window.addEventListener.bind(window);
    Object.assign(window, {
      addEventListener: (...[type, ...rest]: Parameters<typeof listen>) => {
        if (type === kind) throw new Error(`nobody may listen to ${kind}`);
        listen(type, ...rest);
      },
    });
  }, forbidden);
