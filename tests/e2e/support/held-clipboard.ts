import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    settleCopy?: (outcome: 'done' | 'error') => void;
  }
}

/** Keeps each copy to the clipboard pending, until `settleCopy`. */
export const holdCopies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = navigator.clipboard.write = () =>
      new Promise((resolve, reject) => {
        window.settleCopy = (outcome) =>
          outcome === 'done' ? resolve() : reject(new DOMException('', 'NotAllowedError'));
      });
  });

/** Ends the pending copy, once there is one. */
export async function settleCopy(page: Page, outcome: 'done' | 'error'): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.settleCopy !== undefined)).toBe(true);
  await page.evaluate((how) => {
    window.settleCopy?.(how);
    delete window.settleCopy;
  }, outcome);
}
