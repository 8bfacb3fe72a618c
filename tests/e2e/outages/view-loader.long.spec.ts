import { expect, type Page } from '@playwright/test';
import { message } from '../../machines/chat/chat-samples.ts';
import { findBarriers } from '../support/axe.ts';
import { openChat } from '../support/stages/chat-stage.ts';
import { CodeGate } from '../support/stand-ins/code-gate.ts';
import { openChatMenu } from '../support/menus.ts';
import { test } from '../support/fixtures.ts';

const messages = [message(1), message(2)];
const sheetOn = (page: Page) => page.getByRole('dialog', { name: 'Report Iris Vale' });

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
