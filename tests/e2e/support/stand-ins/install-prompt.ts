/** Takes the place of the browser's question whether to install the page. */
import type { Page } from '@playwright/test';
import { pollStill } from '../clock.ts';

declare global {
  interface Window {
    /** Answers the question whether to install the app; null: the browser fails. */
    answerPrompt?: (outcome: 'accepted' | 'dismissed' | null) => void;
  }
}

/** Lets the browser offer to install the page. It asks until the test answers. */
export const offerInstallation = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const prompt = () =>
      new Promise((resolve, reject) => {
        window.answerPrompt = (outcome) =>
          outcome === null ? reject(new Error('The browser cannot ask.')) : resolve({ outcome });
      });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });

/** Answers the question; null: the browser fails. */
export const answerPrompt = (page: Page, outcome: 'accepted' | 'dismissed' | null): Promise<void> =>
  page.evaluate((answer) => window.answerPrompt?.(answer), outcome);

/** Waits until the machines of the installation, which start after the page, have added its manifest. */
export const installationStarts = (page: Page): Promise<void> =>
  pollStill(page, () => page.locator('link[rel="manifest"]').count(), 'the installation has started').toBe(1);
