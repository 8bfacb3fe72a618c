import { test as base } from '@playwright/test';
import { observe, type Observer } from './observer.ts';
import { recordTour, specOf } from './records.ts';

/** Playwright's test, with the product's address and an observer on the page's actors. */
export const test = base.extend<{ observer: Observer }>({
  // oxlint requires a name for what Playwright only reads as a list of other fixtures.
  baseURL: async ({ browserName: _ }, use) => {
    await use(process.env['E2E_URL'] ?? '');
  },
  observer: async ({ page }, use, info) => {
    const observer = await observe(page);
    await use(observer);
    recordTour(specOf(info), info.testId, observer.taken);
  },
});
