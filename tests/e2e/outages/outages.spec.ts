import { expect, type Page } from '@playwright/test';
import { endOtherSessions } from '../../../contract/account/sessions.ts';
import { login } from '../../../contract/sign-in/user.ts';
import { say } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { test } from '../support/fixtures.ts';
import { composer, expectSent, membersRoom, openRoomOn, write } from '../support/members-room.ts';
import { panel } from '../support/users/people.ts';

const away = (page: Page) => page.getByRole('status').filter({ hasText: 'Can’t reach the server' });

test('[S8.10] the page reloads once for the sign-in panel whose code a deployment removed, which then opens', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // The new page uses the new file names.
  await page.route('**/assets/auth-panel-*.js', (route) =>
    loads < 2 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto('/support');
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  await signIn.click();
  await expect.poll(() => loads).toBe(2);
  await signIn.click();
  await expect(panel(page).getByRole('textbox', { name: /email/i })).toBeVisible();
  expect(loads).toBe(2);
});

test('[S8.10] with the server away and a network, copies are read, and the page heals by itself', async ({
  page,
}) => {
  const { member, roomId } = await membersRoom(page);
  await say(member, roomId, 'Before the server went');
  await openRoomOn(page, roomId);
  // Of the room, and of the list beside it.
  await expect.poll(() => page.evaluate(countCopies)).toBe(2);
  await page.goto('/recent-chats');
  const chats = page.getByRole('main').locator('a[href*="roomId="]');
  await expect(chats).toHaveCount(1);

  const calls = (url: URL) => !url.pathname.startsWith('/assets/');
  await page.route(calls, (route, request) =>
    ['fetch', 'xhr'].includes(request.resourceType()) ? route.abort('connectionrefused') : route.fallback(),
  );
  await page.reload();
  await expect(chats).toHaveCount(1);
  await expect(away(page)).toBeVisible();
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(page.getByText('Before the server went').first()).toBeVisible();
  await expect(away(page)).toBeVisible();
  await page.goto('/profile');
  await expect(away(page)).toBeVisible();

  await page.unroute(calls);
  await expect(away(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('[S8.10] what the browser refuses to store is sent once its chat is left', async ({ page, context }) => {
  const { member, roomId } = await membersRoom(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key !== 'user-store') throw new DOMException('full', 'QuotaExceededError');
      this[key] = value;
    };
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openRoomOn(page, roomId);
  await context.setOffline(true);
  await write(page, 'Held in memory');
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your chats' }).click();
  await expect(composer(page)).toHaveCount(0);
  await context.setOffline(false);
  await expectSent(member, roomId, ['Held in memory']);
  expect(errors).toEqual([]);
});

test('a session that is ended from another device leaves nothing of the user in the browser', async ({
  page,
}) => {
  const { member, roomId } = await membersRoom(page);
  await say(member, roomId, 'The word is zephyr');
  await openRoomOn(page, roomId);
  await composer(page).fill('A draft about zephyr');
  await expect.poll(() => page.evaluate(findWord, 'zephyr')).not.toEqual([]);
  const { token } = await ask(login, { email: member.email, password: member.password });
  await ask(endOtherSessions, {}, token);
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => page.evaluate(findWord, 'zephyr')).toEqual([]);
});

/** Runs in the page: counts the stored copies, the list included. */
async function countCopies(): Promise<number> {
  const names = (await caches.keys()).filter((name) => name.startsWith('mates.copies/'));
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return all.flat().length;
}

/** Runs in the page: returns where the word is stored. */
async function findWord(word: string): Promise<string[]> {
  const found = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    .filter(([, text]) => String(text).includes(word))
    .map(([key]) => key);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const text = await (await cache.match(request))?.text();
      if (text?.includes(word) === true) found.push(request.url);
    }
  }
  return found;
}
