import { expect, type Locator, type Page } from '@playwright/test';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { membersRoom, openRoomOn, thread, write } from '../support/members-room.ts';
import { openAiNote } from '../support/menus.ts';

const now = (dialog: Locator): Locator => dialog.getByRole('listitem').and(dialog.locator('[aria-current]'));

async function open(page: Page): Promise<Locator> {
  await (await openAiNote(page)).getByRole('button', { name: 'Behind this chat' }).click();
  return page.getByRole('dialog', { name: 'Behind this chat' });
}

test('what happened to a message is shown step by step, also to one that waits for the network @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { roomId } = await membersRoom(page);
  await openRoomOn(page, roomId);
  const note = await openAiNote(page);
  await expect(note.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(note.getByRole('button', { name: 'Behind this chat' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await write(page, 'Do you like tea?');
  await expect(page.getByText('replying…')).toHaveCount(0);
  await expect(thread(page).getByRole('listitem').last()).not.toContainText('Do you like tea?');
  const dialog = await open(page);
  const steps = dialog.getByRole('listitem').filter({ has: page.getByRole('button') });
  await expect(steps.first()).toContainText('You wrote a message.');
  await expect(dialog.getByText('The server has stored the message and starts the reply.')).toBeVisible();
  await expect(steps.last()).toContainText('The page checks with what result.');
  await expect(now(dialog)).toHaveText([
    /^The server has it/,
    /^Complete/,
    /^Closed, all received/,
    /^Loaded: it answers/,
  ]);
  expect(await dialog.textContent()).not.toContain('Do you like tea?');
  expect(await findBarriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await steps.first().getByRole('button').click();
  await expect(now(dialog)).toHaveText([/^Waiting its turn/]);
  await dialog.getByRole('button', { name: 'Next step' }).click();
  await expect(now(dialog).first()).toHaveText(/^Being sent/);
  await dialog.getByRole('slider', { name: 'Step' }).press('End');
  await expect(now(dialog).nth(2)).toHaveText(/^Closed, all received/);
  await dialog.getByRole('button', { name: 'Show the newest step' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.route('**/girl/chat/**', (route) => route.abort('connectionrefused'));
  await write(page, 'Written without a connection');
  await expect(thread(page).getByText('Not sent. It will be sent automatically')).toBeVisible();
  const waiting = await open(page);
  await expect(now(waiting).first()).toHaveText(/^No network: will be sent again/);
  await expect(
    waiting.getByText('The message did not arrive').and(waiting.locator('[aria-current]')),
  ).toBeVisible();
  await expect(waiting.getByText('The connection broke.').first()).toBeVisible();
  await expect(waiting.getByText('The page sends it again by itself.')).toBeVisible();
});
