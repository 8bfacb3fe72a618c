import { expect, type Page } from '@playwright/test';
import { model } from '../machines/shared/commands/share.model.ts';
import type { Edge } from '../../tools/statechart-tests/model.ts';
import { holdCopies, settleCopy } from './support/held-clipboard.ts';
import { openDetail } from './support/signed-in-stage.ts';
import { testTours, type StateAssertion } from './support/tour.ts';

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

testTours('share', { model }, async ({ page }) => {
  await holdCopies(page);
  await holdShares(page);
  await openDetail(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
  const notifications = page.getByRole('region', { name: 'Notifications' });
  const settleShare = (isShown: boolean) => page.evaluate((shown) => window.settleShare?.(shown), isShown);

  const happen = async ({ cause }: Edge): Promise<void> => {
    if (cause.kind !== 'done' && cause.kind !== 'error') return button.click();
    if (cause.kind === 'done' && cause.result === 'passedOn') return settleShare(true);
    await settleShare(false);
    await settleCopy(page, cause.kind);
    const said = cause.kind === 'done' ? 'Link copied' : /^Couldn’t copy the link/;
    await expect(notifications.getByText(said)).toBeVisible();
  };
  const assertions: StateAssertion[] = [
    ['idle', button],
    ['sharing', button],
  ];
  return { happen, assertions };
});
