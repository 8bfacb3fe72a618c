import { expect, type Page } from '@playwright/test';
import { endOtherSessions } from '../../../contract/account/sessions.ts';
import { login } from '../../../contract/sign-in/user.ts';
import { copiesKey } from '../../../src/services/offline/copies-setting.ts';
import { pathOf } from '../../../src/services/offline/find-copies.ts';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { newMember, openRoom, say, type Member } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { test } from '../support/fixtures.ts';
import { composer, openRoomOn, signedInMember, thread } from '../support/members-room.ts';
import { panel } from '../support/users/people.ts';
import { openNeighbour } from '../support/users/storage.ts';

/** Runs in the page: returns what the browser has of conversations, as text. */
async function readCopies(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('mates.copies/'));
  const texts = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      return Promise.all(responses.flatMap((response) => response?.text() ?? []));
    }),
  );
  return texts.flat();
}

const secret = 'Nobody else may read this';
const hasCopy = async (page: Page): Promise<boolean> =>
  (await page.evaluate(readCopies)).some((text) => text.includes(secret));

async function openWithCopy(page: Page): Promise<{ member: Member; roomId: string }> {
  const member = await signedInMember(page);
  const roomId = await openRoom(member, 'iris-vale');
  await say(member, roomId, secret);
  await openRoomOn(page, roomId);
  await expect.poll(() => hasCopy(page)).toBe(true);
  return { member, roomId };
}

/** Holds the requests of these addresses. Returns what releases them. */
async function hold(page: Page, urls: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(urls, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test('[S8.10] a chat is read from its copy before the server answers, and shows what is newer then', async ({
  page,
}) => {
  const { member, roomId } = await openWithCopy(page);
  await page.goto('/faq');
  await say(member, roomId, 'Written elsewhere');
  const answer = await hold(page, /\/(?:room|user|girl)\//);
  // Without time, nothing is shown because the answer is late.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(thread(page).getByText(secret).first()).toBeVisible();
  await expect(composer(page)).toBeEnabled();
  await page.clock.resume();
  await expect(thread(page).getByText('Written elsewhere')).toHaveCount(0);
  answer();
  await expect(thread(page).getByText('Written elsewhere').first()).toBeInViewport();
});

test('[S8.10] a copy goes with the session that the server has ended', async ({ page }) => {
  const { member, roomId } = await openWithCopy(page);
  await page.goto('/faq');
  const answer = await hold(page, /\/(?:room|user|girl)\//);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(thread(page).getByText(secret).first()).toBeVisible();
  const { token } = await ask(login, { email: member.email, password: member.password });
  await ask(endOtherSessions, {}, token);
  answer();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect.poll(() => page.evaluate(readCopies)).toEqual([]);
});

test('[S8.10] the copies of conversations are erased at sign-out', async ({ page }) => {
  await openWithCopy(page);
  await page.goto('/mine');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(readCopies)).toEqual([]);
});

test('[S8.10] the copies of conversations are erased when another account signs in', async ({
  page,
  context,
}) => {
  const { member, roomId } = await openWithCopy(page);
  const other = await newMember();
  const signIn = await openNeighbour(context);
  const copy = await page.evaluate(async (path) => (await caches.match(path))?.text(), pathOf(roomId));
  await signIn(storeOf({ user: other.user }));
  await expect.poll(() => hasCopy(page).catch(() => true)).toBe(false);

  // One that was left would not be shown to the other account.
  const left = { name: copiesKey + member.user.uuid, path: pathOf(roomId), copy };
  await page.evaluate(async ({ name, path, copy }) => {
    await (await caches.open(name)).put(path, new Response(copy));
  }, left);
  expect(await hasCopy(page)).toBe(true);
  await hold(page, /\/room\/roomInfo/);
  const asked = page.waitForRequest(/\/room\/roomInfo/);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await asked;
  await expect(page.getByText('Opening chat…')).toBeAttached();
  await expect(page.getByText(secret)).toHaveCount(0);
});

test('[S8.10] who turns the copies off has none, also not of rooms that are opened later @long', async ({
  page,
}) => {
  const { roomId } = await openWithCopy(page);
  await page.goto('/app');
  const copies = page.getByRole('switch', { name: 'Keep recent chats on this device' });
  await expect(copies).toBeChecked();
  await copies.click();
  await expect.poll(() => page.evaluate(readCopies)).toEqual([]);
  await openRoomOn(page, roomId);
  await expect(page.getByText(secret).first()).toBeVisible();
  await page.goto('/app');
  await expect(copies).not.toBeChecked();
  expect(await page.evaluate(readCopies)).toEqual([]);
});

test('[S8.10] a temporary chat leaves no copy', async ({ page }) => {
  await signedInMember(page);
  await page.goto('/chat-detail?mateId=iris-vale&temporary');
  await expect(page.getByRole('complementary', { name: 'Temporary chat' })).toBeVisible();
  await composer(page).fill(secret);
  await composer(page).press('Enter');
  await expect(page.locator('li[data-message]').filter({ hasText: secret })).toHaveCount(1);
  await page.goto('/recent-chats');
  await expect(page.getByText('No chats yet')).toBeVisible();
  expect(await hasCopy(page)).toBe(false);
});
