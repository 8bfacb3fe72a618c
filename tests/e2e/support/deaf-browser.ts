import type { Page } from '@playwright/test';

/** Makes a browser that lets nobody listen to one kind of event of its window, as with a faulty extension. */
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
