import { expect, type Page } from '@playwright/test';
import type { UserStore } from '../../../src/machines/auth/auth.reducers.ts';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { roomInfo } from '../../../contract/rooms/room.ts';
import { newMember, openRoom, say, sendAndLeave, talk, type Member } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { persistUser } from '../support/users/storage.ts';

const pane = (page: Page) => page.getByRole('navigation', { name: 'Recent chats' });
const row = (page: Page, name: string) => pane(page).getByRole('listitem').filter({ hasText: name });
const link = (page: Page, name: string) => pane(page).getByRole('link', { name });
const box = (page: Page, name: string) => page.getByRole('textbox', { name: `Message ${name}` });
const thread = (page: Page, name: string) => page.getByRole('region', { name: `Conversation with ${name}` });
const long = 'A long walk along the river. '.repeat(40);

/** A member with two conversations, of which the one with Iris is the last, and longer than the window. */
async function withTwoRooms(
  page: Page,
  language: UserStore['language'] = 'en',
): Promise<{ member: Member; iris: string; tomas: string }> {
  const member = await newMember();
  const tomas = await openRoom(member, 'tomas-reed');
  await say(member, tomas, 'Good morning');
  const iris = await openRoom(member, 'iris-vale');
  for (const day of ['Monday', 'Tuesday', 'Wednesday']) await say(member, iris, `${day}. ${long}`);
  await persistUser(page, storeOf({ user: { ...member.user, language }, language }));
  return { member, iris, tomas };
}

test('another conversation is opened beside the list without a reload; drafts and scroll positions stay', async ({
  page,
}) => {
  const { iris, tomas } = await withTwoRooms(page);
  await page.goto(`/chat-detail?roomId=${iris}`);
  await page.evaluate(() => void Object.assign(globalThis, { sameDocument: true }));
  await expect(link(page, 'Iris Vale')).toHaveAttribute('aria-current', 'page');
  await expect(link(page, 'Tomas Reed')).not.toHaveAttribute('aria-current');

  await box(page, 'Iris').fill('On Thursday');
  const scroller = thread(page, 'Iris Vale');
  await scroller.hover();
  await page.mouse.wheel(0, -500);
  await expect(scroller).toHaveAttribute('data-scrolled-up');
  const monday = page.getByText('Monday.');
  const before = await topOf(monday);

  await link(page, 'Tomas Reed').click();
  await expect(page).toHaveURL(`/chat-detail?roomId=${tomas}`);
  await expect(thread(page, 'Tomas Reed').getByText('Good morning')).toBeVisible();
  await expect(link(page, 'Tomas Reed')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(box(page, 'Tomas')).toHaveValue('');
  await expect(row(page, 'Iris Vale')).toContainText('Draft:On Thursday');

  await page.goBack();
  await expect(box(page, 'Iris')).toHaveValue('On Thursday');
  await expect.poll(() => topOf(monday)).toBeCloseTo(before, -1);
  await expect(row(page, 'Iris Vale')).not.toContainText('Draft:');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('the list follows what is said in the open conversation', async ({ page }) => {
  const { tomas } = await withTwoRooms(page);
  await page.goto(`/chat-detail?roomId=${tomas}`);
  const rows = pane(page).getByRole('listitem');
  await expect(rows.first()).toContainText('Iris Vale');
  await box(page, 'Tomas').fill('See you in the evening');
  await box(page, 'Tomas').press('Enter');
  await expect(rows.first()).toContainText('Tomas Reed');
  await expect(rows).toHaveCount(2);
});

test('a conversation in which a reply is being written is marked, also where another device asked for it', async ({
  page,
}) => {
  const { member, iris, tomas } = await withTwoRooms(page);
  await page.goto(`/chat-detail?roomId=${iris}`);
  await expect(row(page, 'Tomas Reed')).toContainText('Good morning');
  await talk(member, tomas, 'Tell me a long story', () =>
    expect(row(page, 'Tomas Reed')).toContainText('Replying…'),
  );
  await expect(row(page, 'Tomas Reed')).not.toContainText('Replying…');
  await expect(pane(page).getByRole('listitem').first()).toContainText('Tomas Reed');
});

test('a reply that nobody received is marked as new until its conversation is opened, also on another device @long', async ({
  page,
}) => {
  const { member, iris, tomas } = await withTwoRooms(page);
  await page.goto(`/chat-detail?roomId=${iris}`);
  await expect(row(page, 'Tomas Reed')).toContainText('Good morning');
  await sendAndLeave(member, tomas, 'Tell me more');
  const mark = row(page, 'Tomas Reed').getByRole('img', { name: 'New reply' });
  await expect(mark).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await link(page, 'Tomas Reed').click();
  await expect(thread(page, 'Tomas Reed').getByText('Tell me more')).toBeVisible();
  await expect(mark).toHaveCount(0);

  await sendAndLeave(member, iris, 'One more day');
  const newFromIris = row(page, 'Iris Vale').getByRole('img', { name: 'New reply' });
  await expect(newFromIris).toBeVisible();
  await ask(roomInfo, { roomId: iris }, member.user.token);
  await expect(newFromIris).toHaveCount(0);
});

test('the list is beside the conversation from 760 pixels on; a narrower window does not load it', async ({
  page,
}) => {
  const { iris } = await withTwoRooms(page);
  let lists = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/room/roomList') lists += 1;
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/chat-detail?roomId=${iris}`);
  await expect(box(page, 'Iris')).toBeVisible();
  await expect(pane(page)).toHaveCount(0);
  expect(lists).toBe(0);
  for (const width of [760, 1100, 1280, 1600]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(link(page, 'Tomas Reed')).toBeVisible();
    const place = await pane(page).boundingBox();
    const column = await thread(page, 'Iris Vale').boundingBox();
    expect(place?.x).toBe(0);
    // A line parts them.
    expect(column?.x).toBe((place?.width ?? 0) + 1);
    expect((column?.x ?? 0) + (column?.width ?? 0)).toBe(width);
  }
  expect(lists).toBe(1);
  await page.setViewportSize({ width: 759, height: 844 });
  await expect(pane(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await findBarriers(page)).toEqual([]);
});

test('with the keyboard, the list comes before the conversation, and its search finds messages in all', async ({
  page,
}) => {
  const { iris, tomas } = await withTwoRooms(page);
  await page.goto(`/chat-detail?roomId=${iris}`);
  await expect(link(page, 'Tomas Reed')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your chats' }).focus();
  // Past the menu of the chat.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link(page, 'Tomas Reed')).toBeFocused();
  await pane(page).getByRole('searchbox').fill('morning');
  const results = pane(page).getByRole('list', { name: 'Messages found' }).getByRole('link');
  await expect(results).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`roomId=${tomas}&messageId=`));
  await expect(pane(page).getByRole('searchbox')).toHaveValue('morning');
  expect(await findBarriers(page)).toEqual([]);
  await pane(page).getByRole('searchbox').press('Escape');
  await expect(link(page, 'Tomas Reed')).toHaveAttribute('aria-current', 'page');
});

test('in Arabic the list is on the right @long', async ({ page }) => {
  const { iris } = await withTwoRooms(page, 'ar');
  await page.goto(`/chat-detail?roomId=${iris}`);
  const list = page.getByRole('navigation').filter({ hasText: 'Tomas Reed' });
  await expect(list).toBeVisible();
  const { x = 0, width = 0 } = (await list.boundingBox()) ?? {};
  expect(x + width).toBe(1280);
});

const topOf = async (text: ReturnType<Page['getByText']>): Promise<number> =>
  (await text.first().boundingBox())?.y ?? Number.NaN;

test('the mate and the settings are on the other side from 1100 pixels on, and follow the conversation @long', async ({
  page,
}) => {
  const { iris } = await withTwoRooms(page);
  const settings = page.getByRole('complementary', { name: 'About this chat' });
  const button = page.getByRole('button', { name: 'About this chat' });
  await page.setViewportSize({ width: 1099, height: 800 });
  await page.goto(`/chat-detail?roomId=${iris}`);
  await expect(thread(page, 'Iris Vale')).toBeVisible();
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 1100, height: 800 });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(settings.getByRole('heading', { name: 'How it starts' })).toBeVisible();
  const notes = settings.getByRole('textbox', { name: 'Always keep in mind' });
  await notes.fill('She knows the tides.');
  await notes.blur();
  await expect(settings.getByText('Saved', { exact: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await notes.fill('She knows the tides and the moon.');
  await link(page, 'Tomas Reed').click();
  await expect(settings.getByRole('heading', { name: 'Tomas Reed' })).toBeVisible();
  await expect(notes).toHaveValue('');
  await page.goBack();
  await expect(notes).toHaveValue('She knows the tides and the moon.');
  await page.setViewportSize({ width: 1099, height: 800 });
  await expect(settings).toBeHidden();
});
