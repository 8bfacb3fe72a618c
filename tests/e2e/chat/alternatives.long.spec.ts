import { expect, type Locator, type Page } from '@playwright/test';
import { newMember, openRoom, type Member } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { persistMember } from '../support/members-room.ts';

const thread = (page: Page): Locator => page.getByRole('region', { name: 'Conversation with Iris Vale' });
const last = (page: Page): Locator => thread(page).getByRole('listitem').last();
const replies = (page: Page): Locator => last(page).getByRole('group', { name: 'Replies' });
const textOf = (message: Locator): Promise<string> => message.locator('[dir="auto"]').first().innerText();

async function openAs(page: Page, member: Member, roomId: string): Promise<void> {
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toBeVisible();
}

/** Sends a message and returns the complete reply. */
async function say(page: Page, text: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Message Iris' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  return completeReply(page, text);
}

async function completeReply(page: Page, to: string): Promise<string> {
  await expect(thread(page).getByText(to, { exact: true })).toBeVisible();
  await expect(last(page)).toHaveAttribute('data-status', 'done');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  return textOf(last(page));
}

test('another reply is shown beside the first, by mouse and by keyboard, and the chat goes on from the one that is shown', async ({
  page,
}) => {
  const member = await newMember();
  await openAs(page, member, await openRoom(member, 'iris-vale'));
  const first = await say(page, 'What do you see tonight?');
  await last(page).hover();
  await last(page).getByRole('button', { name: 'Another reply' }).click();
  await expect(replies(page)).toContainText('2 / 2');
  const second = await completeReply(page, 'What do you see tonight?');
  await expect(page.getByText('1 credit per reply · 48 left')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await replies(page).getByRole('button', { name: 'Previous reply' }).click();
  await expect(replies(page)).toContainText('1 / 2');
  expect(await textOf(last(page))).toBe(first);
  await expect(replies(page).getByRole('button', { name: 'Previous reply' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(replies(page)).toContainText('2 / 2');
  expect(await textOf(last(page))).toBe(second);
  await page.keyboard.press('ArrowLeft');
  await expect(replies(page)).toContainText('1 / 2');

  await say(page, 'And behind it?');
  await page.reload();
  await expect(thread(page).getByText('And behind it?', { exact: true })).toBeVisible();
  const middle = thread(page).getByRole('listitem').nth(2);
  expect(await textOf(middle)).toBe(first);
  await middle.getByRole('button', { name: 'Next reply' }).click();
  await expect(last(page)).toContainText('2 / 2');
  await expect(thread(page).getByText('And behind it?', { exact: true })).toHaveCount(0);
  await replies(page).getByRole('button', { name: 'Previous reply' }).click();
  await expect(thread(page).getByText('And behind it?', { exact: true })).toBeVisible();
});

test('another page with the room shows the branch that was chosen', async ({ page, context }) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await openAs(page, member, roomId);
  await say(page, 'What do you see tonight?');
  await last(page).hover();
  await last(page).getByRole('button', { name: 'Another reply' }).click();
  await expect(replies(page)).toContainText('2 / 2');
  await completeReply(page, 'What do you see tonight?');

  const other = await context.newPage();
  await openAs(other, member, roomId);
  await expect(replies(other)).toContainText('2 / 2');
  await replies(other).getByRole('button', { name: 'Previous reply' }).click();
  await expect(replies(other)).toContainText('1 / 2');
  await page.bringToFront();
  await expect(replies(page)).toContainText('1 / 2');
});

test('on a phone another reply is requested below the last one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember();
  await openAs(page, member, await openRoom(member, 'iris-vale'));
  await say(page, 'What do you see tonight?');
  await last(page).getByRole('button', { name: 'Another reply' }).click();
  await expect(replies(page)).toContainText('2 / 2');
  await completeReply(page, 'What do you see tonight?');
  expect(await findBarriers(page)).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a swipe on a message shows the previous or next reply, a scroll does not', async ({ page }) => {
    const member = await newMember();
    await openAs(page, member, await openRoom(member, 'iris-vale'));
    await say(page, 'What do you see tonight?');
    await last(page).hover();
    await last(page).getByRole('button', { name: 'Another reply' }).click();
    await expect(replies(page)).toContainText('2 / 2');
    await completeReply(page, 'What do you see tonight?');
    await swipe(page, { x: 120, y: 10 });
    await expect(replies(page)).toContainText('1 / 2');
    await swipe(page, { x: 20, y: 100 });
    await swipe(page, { x: 120, y: 0 });
    await expect(replies(page)).toContainText('1 / 2');
    await swipe(page, { x: -120, y: -10 });
    await expect(replies(page)).toContainText('2 / 2');
  });
});

/** Moves a finger on the last message by this many pixels. */
async function swipe(page: Page, by: { readonly x: number; readonly y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const box = await last(page).locator('[dir="auto"]').first().boundingBox();
  if (box === null) throw new Error('The message is not drawn.');
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: start.x + by.x * part, y: start.y + by.y * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the reason why another reply was refused is shown at the reply, which stays', async ({ page }) => {
  const member = await newMember();
  await openAs(page, member, await openRoom(member, 'iris-vale'));
  const first = await say(page, 'What do you see tonight?');
  await page.route('**/girl/chat/anotherReply', (route) => route.abort());
  await page.clock.install();
  await last(page).hover();
  await last(page).getByRole('button', { name: 'Another reply' }).click();
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(last(page)).toContainText('Couldn’t get another reply.', { timeout: 100 });
  }).toPass();
  expect(await textOf(last(page))).toBe(first);
  await page.unroute('**/girl/chat/anotherReply');
  await last(page).getByRole('button', { name: 'Retry' }).click();
  await expect(replies(page)).toContainText('2 / 2');
});
