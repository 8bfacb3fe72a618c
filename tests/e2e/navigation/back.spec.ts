/** The browser's Back closes what is open above a page, one at a time, and leaves nothing behind in its history. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { membersRoom, openRoomOn, signedInMember, thread, write } from '../support/members-room.ts';
import { openAiNote, openChatMenu, openMessageMenu } from '../support/menus.ts';
import { panel } from '../support/users/people.ts';

/** The layers that are open above the page, or beside it on demand. */
const opened = (page: Page): Locator =>
  page
    .locator('dialog:modal, :popover-open')
    .or(page.getByRole('complementary', { name: 'About this chat' }));

/** One entry of the history, which is not that of another document. */
const back = (page: Page): Promise<void> => page.evaluate(() => history.back());
const forward = (page: Page): Promise<void> => page.evaluate(() => history.forward());

/** Collects what the page throws. */
function exceptionsOf(page: Page): readonly string[] {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => void thrown.push(message));
  return thrown;
}

const pick = async (page: Page, name: string): Promise<void> =>
  (await openChatMenu(page)).getByRole('menuitem', { name }).click();
const last = (page: Page): Locator => thread(page).getByRole('listitem').last();

/** Opens each kind of what is above a chat, or beside it. */
const inRoom: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the menu of the chat': openChatMenu,
  'the menu of a message': (page) => openMessageMenu(last(page)),
  'the note about the AI': openAiNote,
  'the report of a mate': (page) => pick(page, 'Report or block'),
  'the report of a reply': async (page) =>
    (await openMessageMenu(last(page))).getByRole('menuitem', { name: 'Report this reply' }).click(),
  'Behind this chat': async (page) =>
    (await openAiNote(page)).getByRole('button', { name: 'Behind this chat' }).click(),
  'the pane': (page) => page.getByRole('button', { name: 'About this chat' }).click(),
  'the pane, from the menu': (page) => pick(page, 'About this chat'),
  'the palette': (page) => page.keyboard.press('ControlOrMeta+k'),
  'the shortcuts': (page) => page.locator('body').press('?'),
};

test('Back closes each kind of layer of a chat, and stays in the chat', async ({ page }) => {
  const thrown = exceptionsOf(page);
  const { roomId } = await membersRoom(page);
  await openRoomOn(page, roomId);
  await write(page, 'Do you like tea?');
  await expect(last(page)).not.toContainText('Do you like tea?');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  const place = page.url();
  const length = await page.evaluate(() => history.length);
  for (const [name, open] of Object.entries(inRoom)) {
    await test.step(name, async () => {
      if (name === 'the shortcuts') await page.getByRole('heading', { level: 1 }).click();
      await open(page);
      await expect(opened(page)).toHaveCount(1);
      await back(page);
      await expect(opened(page)).toHaveCount(0);
      expect(page.url()).toBe(place);
      await forward(page);
      await expect.poll(() => page.evaluate(() => Object.keys(history.state))).toEqual(['entry']);
      await expect(opened(page)).toHaveCount(0);
    });
  }
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  expect(thrown).toEqual([]);
});

test('Back closes nested layers one by one, and what was closed otherwise takes no press', async ({
  page,
}) => {
  const thrown = exceptionsOf(page);
  const { roomId } = await membersRoom(page);
  await page.goto('/');
  await openRoomOn(page, roomId);
  const place = page.url();
  await page.getByRole('button', { name: 'About this chat' }).click();
  const pane = page.getByRole('complementary', { name: 'About this chat' });
  await expect(pane).toBeVisible();
  await openChatMenu(page);
  await expect(opened(page)).toHaveCount(2);
  await back(page);
  await expect(opened(page)).toHaveCount(1);
  await expect(pane).toBeVisible();
  await back(page);
  await expect(opened(page)).toHaveCount(0);
  expect(page.url()).toBe(place);

  await pick(page, 'Report or block');
  await page.getByRole('dialog', { name: 'Report Iris Vale' }).getByRole('button', { name: 'Close' }).click();
  await openChatMenu(page);
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Object.keys(history.state))).toEqual(['entry']);
  await back(page);
  await expect(page).toHaveURL('/');
  expect(thrown).toEqual([]);
});

test('a link in a menu takes over its entry, and a reload leaves none behind', async ({ page }) => {
  const { roomId } = await membersRoom(page);
  await page.goto('/');
  await openRoomOn(page, roomId);
  const place = page.url();
  await (await openChatMenu(page)).getByRole('menuitem', { name: 'New chat with Iris' }).click();
  await expect(page).toHaveURL(/roomId=/);
  await expect(page).not.toHaveURL(place);
  await page.goBack();
  await expect(page).toHaveURL(place);
  await expect(thread(page)).toBeVisible();

  await pick(page, 'Report or block');
  await expect(opened(page)).toHaveCount(1);
  await page.reload();
  await expect(thread(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(history.state))).toEqual(['entry']);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back closes the panel of a visitor, and does not leave it above another page', async ({ page }) => {
  await page.goto('/faq');
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(panel(page)).toBeVisible();
  await back(page);
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await panel(page).getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/reset-password');
  await expect(panel(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('button', { name: 'Account and settings' }).click();
  await expect(opened(page)).toHaveCount(1);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/faq');
});

test('Back closes a question, which changes nothing, and a form', async ({ page }) => {
  await signedInMember(page);
  await page.goto('/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(opened(page)).toHaveCount(1);
  await back(page);
  await expect(opened(page)).toHaveCount(0);
  await expect(page).toHaveURL('/data');
});
