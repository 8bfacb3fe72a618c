import type { Page } from '@playwright/test';
import { settleHeld } from './held.ts';

/** Keeps each copy to the clipboard pending, until `settleCopy`. */
export const holdCopies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = navigator.clipboard.write = () =>
      new Promise((resolve, reject) => {
        (globalThis.__held ??= {})['copy'] = (outcome: 'done' | 'error') =>
          outcome === 'done' ? resolve() : reject(new DOMException('', 'NotAllowedError'));
      });
  });

/** Ends the pending copy, once there is one. */
export const settleCopy = (page: Page, outcome: 'done' | 'error'): Promise<void> =>
  settleHeld(page, 'copy', outcome);
