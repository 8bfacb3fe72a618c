import type { Page } from '@playwright/test';
import { model } from '../machines/shared/commands/share.model.ts';
import { holdCopies, settleCopy } from './support/held-clipboard.ts';
import { detailPage } from './support/signed-in-stage.ts';
import { expect, on, testTours } from './support/tour.ts';

declare global {
  interface Window {
    settleShare?: (isShown: boolean) => void;
  }
}

/** Keeps the dialog of the browser open, which has none here, until `settleShare`. */
const holdShares = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const share = () =>
      new Promise<void>((resolve, reject) => {
        window.settleShare = (isShown) =>
          isShown ? resolve() : reject(new DOMException('', 'NotAllowedError'));
      });
    Object.defineProperty(navigator, 'share', { value: share });
  });

testTours('share', { model }, async ({ page, main }) => {
  await holdCopies(page);
  await holdShares(page);
  const button = on(main).button('Share');
  const notifications = page.getByRole('region', { name: 'Notifications' });
  const settleShare = (isShown: boolean) => page.evaluate((shown) => window.settleShare?.(shown), isShown);
  const share = async (how: 'done' | 'error', result: unknown): Promise<void> => {
    if (result === 'passedOn') return settleShare(true);
    await settleShare(false);
    await settleCopy(page, how);
    const note = how === 'done' ? 'Link copied' : /^Couldn’t copy the link/;
    await expect(notifications.getByText(note)).toBeVisible();
  };
  return {
    opening: detailPage(),
    answers: { share },
    causes: { '*': () => button.click() },
    assertions: [
      ['idle', button],
      ['sharing', button],
    ],
  };
});
