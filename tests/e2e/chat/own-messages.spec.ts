import { expect, type Locator, type Page } from '@playwright/test';
import { newMember, openRoom, say } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { persistMember, storedUnsent } from '../support/members-room.ts';
import { pickFor } from '../support/menus.ts';

const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message Iris' });
const messages = (page: Page): Locator =>
  page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem');
const stop = (page: Page): Locator => page.getByRole('button', { name: 'Stop', exact: true });
const typed = '*I look at the map* **Where** is it? “Here,” you *said*. 2*3 *their';

/** Opens a room with Iris, in which the user has written a message. */
async function talking(page: Page): Promise<void> {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await say(member, roomId, typed);
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(messages(page)).toHaveCount(3);
}

test('actions, emphasis and speech in own messages are drawn as in replies, and edited as they were typed', async ({
  page,
}) => {
  await talking(page);
  const own = messages(page).nth(1);
  await expect(own.locator('em')).toHaveText(['I look at the map', 'said']);
  await expect(own.locator('strong')).toHaveText('Where');
  await expect(own.locator('q')).toHaveText('“Here,”');
  await expect(own).toContainText('2*3 *their');
  await pickFor(own, 'Edit this message');
  await expect(composer(page)).toHaveValue(typed);
  await composer(page).press('Escape');
  await pickFor(own, 'Quote');
  await expect(composer(page)).toHaveValue(`> ${typed}\n\n`);
  expect(await findBarriers(page)).toEqual([]);
});

test('a suggestion fills in what it shows, and Enter sends it', async ({ page }) => {
  await talking(page);
  const chip = page.getByRole('group', { name: 'Suggested replies' }).getByRole('button').first();
  const text = await chip.innerText();
  await chip.press('Enter');
  await expect(composer(page)).toHaveValue(text);
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(composer(page)).toHaveValue('');
  await expect(messages(page)).toHaveCount(5);
});

test('the up arrow edits the last message, also one that was not sent', async ({ page, context }) => {
  await talking(page);
  await composer(page).press('ArrowUp');
  await expect(composer(page)).toHaveValue(typed);
  await composer(page).fill('Good morning');
  await composer(page).press('Enter');
  const own = messages(page).filter({ hasText: 'Good morning' });
  await expect(own.getByRole('group', { name: 'Versions of your message' })).toContainText('2 / 2');
  await expect(stop(page)).toHaveCount(0);
  await expect(messages(page)).toHaveCount(3);
  await context.setOffline(true);
  await composer(page).fill('While I am away');
  await composer(page).press('Enter');
  await expect(messages(page).filter({ hasText: 'While I am away' })).toBeVisible();
  expect(await storedUnsent(page)).toHaveLength(1);
  await composer(page).press('ArrowUp');
  await expect(composer(page)).toHaveValue('While I am away');
  await expect(messages(page).filter({ hasText: 'While I am away' })).toHaveCount(0);
  expect(await storedUnsent(page)).toEqual([]);
});

test('the versions of an own message are below it, at its side', async ({ page }) => {
  await talking(page);
  await composer(page).press('ArrowUp');
  await composer(page).fill('Good morning');
  await composer(page).press('Enter');
  const versions = page.getByRole('group', { name: 'Versions of your message' });
  await expect(versions).toContainText('2 / 2');
  await expect(stop(page)).toHaveCount(0);
  const own = messages(page).filter({ has: versions });
  const [row, bubble] = [await versions.boundingBox(), await own.locator('[dir="auto"]').boundingBox()];
  expect(row?.y).toBeGreaterThan((bubble?.y ?? 0) + (bubble?.height ?? 0));
  expect((row?.x ?? 0) + (row?.width ?? 0)).toBeGreaterThan((bubble?.x ?? 0) + (bubble?.width ?? 0) - 10);
  await versions.getByRole('button', { name: 'Previous version' }).click();
  await expect(versions).toContainText('1 / 2');
});

test('each message shows its time on hover and focus', async ({ page }) => {
  await talking(page);
  const own = messages(page).nth(1);
  const time = own.locator('time');
  await expect(time).toHaveText(/\d:\d\d/);
  await page.mouse.move(0, 0);
  await expect(time).toHaveCSS('opacity', '0');
  await own.hover();
  await expect(time).not.toHaveCSS('opacity', '0');
  await page.mouse.move(0, 0);
  await expect(time).toHaveCSS('opacity', '0');
  await own.getByRole('button', { name: 'More for this message' }).focus();
  await expect(time).not.toHaveCSS('opacity', '0');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('an own message has a visible button with its actions', async ({ page }) => {
    await talking(page);
    const own = messages(page).nth(1);
    const more = own.getByRole('button', { name: 'More for this message' });
    await expect(more).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    expect((await more.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await more.tap();
    const menu = page.getByLabel('More for this message').filter({ has: page.getByText('Quote') });
    await expect(menu.getByText('Edit this message')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
});
