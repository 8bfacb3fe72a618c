import type { Page } from '@playwright/test';
import { model } from '../machines/shared/commands/share.model.ts';
import { settleHeld } from './support/held.ts';
import { holdCopies, settleCopy } from './support/held-clipboard.ts';
import { detailPage } from './support/signed-in-stage.ts';
import { expect, on, testTours } from './support/tour.ts';

/** Keeps the dialog of the browser open, which has none here, until the test ends it. */
const holdShares = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const share = () =>
      new Promise<void>((resolve, reject) => {
        (globalThis.__held ??= {})['share'] = (isShown: boolean) =>
          isShown ? resolve() : reject(new DOMException('', 'NotAllowedError'));
      });
    Object.defineProperty(navigator, 'share', { value: share });
  });

testTours('share', { model }, async ({ page, main }) => {
  await holdCopies(page);
  await holdShares(page);
  const button = on(main).button('Share');
  const notifications = page.getByRole('region', { name: 'Notifications' });
  const settleShare = (isShown: boolean) => settleHeld(page, 'share', isShown);
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
