import type { Page } from '@playwright/test';
import { message } from '../machines/chat/chat-samples.ts';
import { model } from '../machines/app/view-loader.model.ts';
import { findBarriers } from './support/axe.ts';
import { chatPage, openChat } from './support/chat-stage.ts';
import { advanceUntil } from './support/clock.ts';
import { CodeGate } from './support/code-gate.ts';
import { openChatMenu } from './support/menus.ts';
import { expect, sent, test, testTours } from './support/tour.ts';

const messages = [message(1), message(2)];
const sheetOn = (page: Page) => page.getByRole('dialog', { name: 'Report Iris Vale' });

testTours('viewLoader', { model }, async ({ page, observer }) => {
  // Its code stays pending: a view that has loaded is not requested again.
  await new CodeGate().hold(page, ['report-content']);
  return {
    actor: 'viewLoader.part',
    opening: chatPage(messages),
    // The tour begins once what the chat expects has been requested.
    begin: async () => {
      await advanceUntil(page, expect.poll(() => observer.valueOf('viewLoader.part')).toBe('expecting'));
      await page.clock.runFor(1500);
    },
    causes: {
      'xstate.error.actor.load': () => observer.kill('load.report'),
      'view.expect': sent,
      '*': async () => {
        if (await sheetOn(page).isVisible()) await page.keyboard.press('Escape');
        await openReport(page);
      },
    },
    assertions: [[['idle', 'expecting'], 'Text 1']],
  };
});

test('a dialog whose code does not load offers a retry, and shows the focus where its form begins', async ({
  page,
}) => {
  const code = new CodeGate();
  await code.hold(page, ['report-content']);
  await openChat(page, messages);
  await openReport(page);
  const sheet = sheetOn(page);
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
