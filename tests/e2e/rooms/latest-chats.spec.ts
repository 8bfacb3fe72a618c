import { expect, type Page } from '@playwright/test';
import { createRoom } from '../../../contract/rooms/room.ts';
import { launchPath } from '../../../src/routes.ts';
import { newMember, openRoom, say, type Member } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { persistMember } from '../support/members-room.ts';
import { logOut } from '../support/users/people.ts';

const openAnother = async ({ user }: Member, mateId: string): Promise<string> =>
  (await ask(createRoom, { mateId, clientRoomId: crypto.randomUUID() }, user.token)).roomId;

const latest = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name: `Continue with ${name}` });

test('[S2.5] the first screen continues the last chat, and lists those before it', async ({ page }) => {
  const member = await newMember();
  await persistMember(page, member);
  await page.goto('/');
  const main = page.getByRole('main');
  const pick = main.getByText('Today’s pick');
  await expect(pick).toBeVisible();
  await expect(main.getByRole('region', { name: /^Continue with/ })).toHaveCount(0);

  const first = await openRoom(member, 'iris-vale');
  await say(member, first, 'I cannot sleep tonight.');
  await page.goto('/');
  await expect(latest(page, 'Iris')).toBeVisible();
  await expect(main.getByRole('list', { name: 'Recent chats' })).toHaveCount(0);

  await say(member, await openRoom(member, 'tomas-reed'), 'Hello');
  const second = await openAnother(member, 'iris-vale');
  await say(member, second, 'Tell me about the comet!');
  await page.goto('/');
  const row = main.getByRole('list', { name: 'Recent chats' });
  await expect(latest(page, 'Iris')).toContainText('Tell me about the comet!');
  await expect(row.getByRole('link')).toHaveText(['Tomas', /^Iris\s*I cannot sleep tonight$/]);
  await expect(main.getByRole('article').first()).toContainText('Today’s pick');
  expect(await findBarriers(page)).toEqual([]);

  await row.getByRole('link', { name: /I cannot sleep/ }).click();
  await expect(page).toHaveURL(`/chat-detail?roomId=${first}`);
  await expect(page.getByRole('main').getByRole('banner').or(page.locator('header')).first()).toContainText(
    'I cannot sleep tonight',
  );
  await page.goto('/');
  await latest(page, 'Iris').getByRole('link').click();
  await expect(page).toHaveURL(`/chat-detail?roomId=${second}`);

  await page.goto('/');
  await expect(latest(page, 'Iris')).toBeVisible();
  await logOut(page);
  await expect(pick).toBeVisible();
  await expect(main.getByRole('region', { name: /^Continue with/ })).toHaveCount(0);
  await expect(row).toHaveCount(0);
});

test('chats with the same mate are told apart in the list and in the palette', async ({ page, observer }) => {
  const member = await newMember();
  await say(member, await openRoom(member, 'iris-vale'), 'I cannot sleep tonight.');
  await say(member, await openAnother(member, 'iris-vale'), 'Tell me about the comet!');
  await persistMember(page, member);
  await page.goto('/recent-chats');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Iris Vale · I cannot sleep tonight' })).toBeVisible();
  await expect(main.getByText('Tell me about the comet!', { exact: true }).first()).toBeVisible();
  // The listener starts after the first view.
  await expect.poll(() => observer.valueOf('palette')).toBe('closed');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('comet');
  await expect(page.getByRole('option', { name: /Iris Vale.*Tell me about the comet!/ })).toBeVisible();
});

test('the installed app starts on the chats of who is signed in', async ({ page }) => {
  await page.goto(launchPath);
  await expect(page).toHaveURL('/');
  await persistMember(page, await newMember());
  await page.goto(launchPath);
  await expect(page).toHaveURL('/recent-chats');
  await expect(page.getByRole('heading', { name: 'Recent chats' })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link'),
  ).toHaveText(['Discover', 'Chats', 'For you', 'Favorites', 'Your mates', 'Settings']);
  // A page below a main place marks that place.
  await page.goto('/look');
  const places = page.getByRole('navigation', { name: 'Main' });
  await expect(places.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'true');
});
