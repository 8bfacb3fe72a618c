import { expect, type BrowserContext, type Page } from '@playwright/test';
import { renameRoom } from '../../../contract/rooms/room-actions.ts';
import { deleteRoom } from '../../../contract/rooms/room.ts';
import { newMember, openRoom, type Member } from '../support/users/api.ts';
import { test } from '../support/fixtures.ts';
import { ask } from '../support/users/ask.ts';
import { pickFor } from '../support/menus.ts';
import { persistMember } from '../support/members-room.ts';

/** The time limit, in milliseconds, for a visible page to show a message from elsewhere. */
const soon = 5000;

test('[S8.10] two windows side by side show each other’s messages, and the reply while it streams', async ({
  page,
}) => {
  const { member, roomId } = await someone();
  await open(page, member, roomId);
  const other = await page.context().newPage();
  await open(other, member, roomId);
  await say(page, 'Tell me a long story');
  await expect(thread(other)).toContainText('Tell me a long story', { timeout: soon });
  await expect(stop(other)).toBeVisible();
  await expect(stop(page)).toBeHidden();
  await expect(stop(other)).toBeHidden();
  await say(other, 'And now from the other window');
  await expect(thread(page)).toContainText('And now from the other window', { timeout: soon });
  for (const each of [page, other]) await expect(stop(each)).toBeHidden();
  expect(await texts(page)).toEqual(await texts(other));
});

test('[S8.10] two devices show each other’s messages, and the balance, without regular requests', async ({
  page,
  browser,
  baseURL,
}) => {
  const { member, roomId } = await someone();
  await open(page, member, roomId);
  const context: BrowserContext = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const phone = await context.newPage();
  const asked: string[] = [];
  phone.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/room/roomInfo') asked.push(url.searchParams.get('limit') ?? '');
  });
  const feed = phone.waitForResponse((response) => response.url().includes('/user/changes'));
  await open(phone, member, roomId);
  await feed;
  await expect.poll(() => asked).toEqual(['50', '1']);
  await say(page, 'Written on the computer');
  await expect(page.locator('[data-status="sent"]', { hasText: 'Written on the computer' })).toHaveCount(1);
  await expect(thread(phone)).toContainText('Written on the computer', { timeout: soon });
  await expect(stop(phone)).toBeHidden();
  await expect(stop(page)).toBeHidden();
  await expect.poll(async () => (await texts(phone)).join()).toBe((await texts(page)).join());
  const left = await page.getByText(/^\d+ credits$/).textContent();
  await expect(phone.getByText(left ?? 'none', { exact: true })).toBeVisible();
  await context.close();
});

test('[S8.10] what happens to a room in one window shows in the other: alternatives, edits, deletions, names', async ({
  page,
}) => {
  const { member, roomId } = await someone();
  await open(page, member, roomId);
  const other = await page.context().newPage();
  await open(other, member, roomId);
  const messages = (each: Page) => thread(each).getByRole('listitem');
  await say(page, 'Good evening');
  await expect(messages(other)).toHaveCount(3);
  for (const each of [page, other]) await expect(stop(each)).toBeHidden();

  await messages(page).last().getByRole('button', { name: 'Another reply' }).click();
  await expect(messages(other).last()).toContainText('2 / 2');
  for (const each of [page, other]) await expect(stop(each)).toBeHidden();
  await messages(other).last().getByRole('button', { name: 'Previous reply' }).click();
  await expect(messages(page).last()).toContainText('1 / 2');

  await pickFor(messages(page).last(), 'Edit this reply');
  await composer(page).fill('Good night instead');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(messages(other).last()).toContainText('Edited by you');
  await pickFor(messages(other).nth(1), 'Delete from here on');
  await expect(messages(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(messages(other)).toHaveCount(3);

  await ask(renameRoom, { roomId, title: 'Rainy evenings' }, member.user.token);
  for (const each of [page, other])
    await expect(each.getByRole('main').getByText('Rainy evenings')).toBeVisible();
  await ask(deleteRoom, { roomId }, member.user.token);
  for (const each of [page, other])
    await expect(each.getByRole('heading', { name: 'Chat not found' })).toBeVisible();
});

test('[S8.10] a message sent in one tab does not change the draft of the other, even if both reload', async ({
  page,
}) => {
  const { member, roomId } = await someone();
  await open(page, member, roomId);
  const other = await page.context().newPage();
  await open(other, member, roomId);
  await composer(other).fill('A long draft in the other tab');
  await composer(page).fill('A draft here');
  await Promise.all([page.reload(), other.reload()]);
  await expect(composer(page)).toHaveValue('A draft here');
  await expect(composer(other)).toHaveValue('A long draft in the other tab');
  await composer(page).press('Enter');
  await expect(page.locator('[data-status="sent"]', { hasText: 'A draft here' })).toHaveCount(1);
  await Promise.all([page.reload(), other.reload()]);
  await expect(composer(page)).toHaveValue('');
  await expect(composer(other)).toHaveValue('A long draft in the other tab');
});

test('[S8.10] a duplicated tab has its own draft, and a new tab restores the draft of a closed one', async ({
  page,
}) => {
  const { member, roomId } = await someone();
  await open(page, member, roomId);
  await composer(page).fill('Of the first tab');
  // Duplicates a tab as the browser does: the new one starts with a copy of the tab's session storage.
  const [copy] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  await expect(composer(copy)).toHaveValue('');
  await composer(copy).fill('Of the copy');
  await copy.reload();
  await page.reload();
  await expect(composer(copy)).toHaveValue('Of the copy');
  await expect(composer(page)).toHaveValue('Of the first tab');
  await copy.close();
  const later = await page.context().newPage();
  await open(later, member, roomId);
  await expect(composer(later)).toHaveValue('Of the copy');
  await expect(composer(page)).toHaveValue('Of the first tab');
});

test('[S8.10] a draft stored before drafts belonged to tabs is restored', async ({ page }) => {
  const { member, roomId } = await someone();
  await persistMember(page, member);
  await page.goto('/');
  await page.evaluate(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [`mates.draft/${member.user.uuid}/${roomId}`, 'Written before the update'],
  );
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(composer(page)).toHaveValue('Written before the update');
});

test('[S8.10] messages written offline are sent in order as soon as the network is back', async ({
  page,
  context,
}) => {
  const { member, roomId } = await someone();
  await open(page, member, roomId);
  await context.setOffline(true);
  for (const text of ['First', 'Second', 'Third']) {
    await say(page, text);
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  }
  const sent = page.waitForRequest((request) => request.url().endsWith('/girl/chat/send'));
  await context.setOffline(false);
  expect((await sent).postDataJSON()).toMatchObject({ text: 'First' });
  await expect(page.locator('[data-status="sent"]')).toHaveCount(3);
  expect(await page.locator('[data-status="sent"]').allInnerTexts()).toEqual([
    expect.stringContaining('First'),
    expect.stringContaining('Second'),
    expect.stringContaining('Third'),
  ]);
  await expect(stop(page)).toBeHidden();
  await page.reload();
  await expect(page.locator('[data-status="sent"]')).toHaveCount(3);
  expect(
    (await page.locator('[data-status="sent"]').allInnerTexts()).map((text) =>
      text.trim().split('\n').at(-1),
    ),
  ).toEqual(['First', 'Second', 'Third']);
});

async function someone(): Promise<{ member: Member; roomId: string }> {
  const member = await newMember();
  return { member, roomId: await openRoom(member, 'wren') };
}

async function open(page: Page, member: Member, roomId: string): Promise<void> {
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(composer(page)).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

const texts = (page: Page): Promise<string[]> => thread(page).getByRole('listitem').allInnerTexts();
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });
const thread = (page: Page) => page.getByRole('region', { name: /^Conversation with / });
