import { expect, type Locator, type Page } from '@playwright/test';
import { findBarriers } from './support/axe.ts';
import { test } from './support/fixtures.ts';
import { membersRoom, openRoomOn, thread } from './support/members-room.ts';
import { openChatMenu } from './support/menus.ts';

/** The offers of the place about a chat, in its order. */
async function expectAll(place: Locator): Promise<void> {
  await expect(place.getByRole('link', { name: 'Iris Vale' })).toBeVisible();
  await expect(place.getByRole('link', { name: 'Search this chat' })).toBeVisible();
  await expect(place.getByRole('link', { name: 'Pinned messages' })).toBeVisible();
  await expect(place.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await expect(place.getByRole('textbox', { name: 'Notes for this chat' })).toBeVisible();
  await expect(place.getByRole('heading', { name: 'What Iris remembers' })).toBeVisible();
  await expect(place.getByRole('heading', { name: 'Your persona with Iris' })).toBeVisible();
  await expect(place.getByRole('button', { name: 'Download as text' })).toBeVisible();
  await expect(place.getByRole('button', { name: 'Delete this chat' })).toBeVisible();
}

/** Opens another chat with the mate, which then is the open one. */
async function beginAnother(page: Page, roomId: string): Promise<void> {
  await page.getByRole('link', { name: 'New chat with Iris' }).click();
  await expect(page).toHaveURL(/\/chat-detail\?roomId=/);
  await expect(thread(page)).toBeVisible();
  expect(page.url()).not.toContain(roomId);
}

test('on a phone all that is about a chat is two presses away: the picture leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { roomId } = await membersRoom(page);
  await openRoomOn(page, roomId);
  await page.getByRole('link', { name: 'About this chat' }).click();
  await expect(page).toHaveURL(`/chat-profile?roomId=${roomId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'About this chat' })).toBeVisible();
  await expectAll(page.getByRole('main'));
  expect(await findBarriers(page)).toEqual([]);
  await beginAnother(page, roomId);
  await (await openChatMenu(page)).getByRole('menuitem', { name: 'About this chat' }).click();
  await page.getByRole('button', { name: 'Delete this chat' }).click();
  await expect(page).toHaveURL('/recent-chats');
  await expect(page.getByRole('listitem').getByRole('link', { name: /^Iris Vale/ })).toHaveCount(1);
});

test('in a wide window it is beside the chat, also from the menu', async ({ page }) => {
  const { roomId } = await membersRoom(page);
  await openRoomOn(page, roomId);
  await (await openChatMenu(page)).getByRole('menuitem', { name: 'About this chat' }).click();
  const pane = page.getByRole('complementary', { name: 'About this chat' });
  await expectAll(pane);
  expect(await findBarriers(page)).toEqual([]);
  await expect((await openChatMenu(page)).getByRole('menuitem', { name: 'About this chat' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await beginAnother(page, roomId);
  await expect(page).not.toHaveURL(new RegExp(roomId));
});
