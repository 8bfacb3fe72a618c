import { expect, type Page } from '@playwright/test';
import { message } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/app/view-loader.model.ts';
import { openChat } from './support/chat-stage.ts';
import { advanceUntil } from './support/clock.ts';
import { CodeGate } from './support/code-gate.ts';
import { test } from './support/fixtures.ts';
import { findBarriers } from './support/axe.ts';
import { openChatMenu } from './support/menus.ts';
import { testTours } from './support/tour.ts';
import { sent } from './support/stage.ts';

testTours('viewLoader', { model }, async ({ page, observer }) => {
  // Its code stays pending: a view that has loaded is not requested again.
  await new CodeGate().hold(page, ['report-content']);
  await openChat(page, [message(1), message(2)]);
  // The tour begins once what the chat expects has been requested.
  await advanceUntil(page, expect.poll(() => observer.valueOf('viewLoader.part')).toBe('expecting'));
  await page.clock.runFor(1500);
  const sheet = page.getByRole('dialog', { name: 'Report Iris Vale' });
  return {
    actor: 'viewLoader.part',
    causes: {
      'xstate.error.actor.load': () => observer.kill('load.report'),
      'view.expect': sent,
      '*': async () => {
        if (await sheet.isVisible()) await page.keyboard.press('Escape');
        await openReport(page);
      },
    },
    assertions: (['idle', 'expecting'] as const).map((state) => [state, page.getByText('Text 1')] as const),
  };
});

test('a dialog whose code does not load offers a retry, and shows the focus where its form begins', async ({
  page,
}) => {
  const code = new CodeGate();
  await code.hold(page, ['report-content']);
  await openChat(page, [message(1), message(2)]);
  await openReport(page);
  const sheet = page.getByRole('dialog', { name: 'Report Iris Vale' });
  await expect(sheet.getByRole('status')).toHaveText('Loading the page');
  expect(await findBarriers(page, { isClockStopped: true })).toEqual([]);
  await code.settle('unreachable');
  await expect(sheet.getByRole('alert')).toContainText('Couldn’t load this part of the page.');
  expect(await findBarriers(page, { isClockStopped: true })).toEqual([]);
  code.holdAgain();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await code.settle('loaded');
  await expect(sheet.getByRole('radio').first()).toBeFocused();
});

async function openReport(page: Page): Promise<void> {
  const menu = await openChatMenu(page);
  await menu.getByRole('menuitem', { name: 'Report or block' }).click();
}
