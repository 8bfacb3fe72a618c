import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endOtherSessions } from '../../../contract/account/sessions.ts';
import { login, logout } from '../../../contract/sign-in/user.ts';
import { newMember, type Member } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { test } from '../support/fixtures.ts';
import { composer, openRoomOn, membersRoom, signedInMember } from '../support/members-room.ts';
import { fillPanel, panel, type Person } from '../support/users/people.ts';

test('a session that ends elsewhere during a reply opens the panel, and the draft is preserved', async ({
  page,
}) => {
  const member = await signedInMember(page);
  await page.goto('/chat-detail?mateId=iris-vale');
  const composer = page.getByRole('textbox', { name: 'Message Iris' });
  await composer.fill('Tell me a long story');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await composer.fill('A draft that stays');

  await ask(logout, {}, member.user.token);

  await expect(page.getByRole('dialog', { name: /^Sign in to/ })).toBeVisible();
  await expect(page.locator('textarea')).toHaveValue('A draft that stays');
});

test('what is written when somebody ends the session is stored nowhere, and waits behind the panel for the same user', async ({
  page,
}) => {
  const { member, roomId } = await membersRoom(page);
  await writeInTwoPlaces(page, roomId);

  await endElsewhere(page, member);
  await signInAgain(page, member);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Written in a form');
  await openRoomOn(page, roomId);
  await expect(composer(page)).toHaveValue('Written in a chat');
});

test('nobody else gets what was written when somebody ended the session', async ({ page }) => {
  const { member, roomId } = await membersRoom(page);
  await writeInTwoPlaces(page, roomId);

  await endElsewhere(page, member);
  await signInAgain(page, await newMember());
  expect(await page.evaluate(storedHere)).not.toContain('Written in');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/chat-profile');
  await signInAgain(page, member);
  await openRoomOn(page, roomId);
  await expect(composer(page)).toHaveValue('');
});

/** A draft in the chat, then one in a form that stands open. */
async function writeInTwoPlaces(page: Page, roomId: string): Promise<void> {
  await openRoomOn(page, roomId);
  await composer(page).fill('Written in a chat');
  await page.goto('/chat-profile');
  await page.getByRole('button', { name: 'New persona' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Written in a form');
  await expect.poll(() => page.evaluate(storedHere)).toMatch(/Written in a (chat.*form|form.*chat)/u);
}

async function endElsewhere(page: Page, member: Member): Promise<void> {
  const elsewhere = await ask(login, { email: member.email, password: member.password });
  await ask(endOtherSessions, {}, 'token' in elsewhere ? elsewhere.token : '');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel(page)).toHaveAccessibleName('Sign in to Mates');
  await expect.poll(() => page.evaluate(storedHere)).not.toContain('Written in');
}

async function signInAgain(page: Page, person: Person): Promise<void> {
  await fillPanel(page, person);
  const reload = page.waitForEvent('load');
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await reload;
  await expect(page.getByRole('heading', { level: 1, name: 'Personas', includeHidden: true })).toBeAttached();
}

/** Runs in the page: returns all that this browser stores for it, as text. */
const storedHere = async (): Promise<string> => {
  const cached = await Promise.all(
    (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.matchAll()).map((response) => response.text()));
    }),
  );
  const databases = await indexedDB.databases();
  return JSON.stringify([localStorage, sessionStorage, cached, databases]);
};

test('with the maximum number of conversations, the page says so and links to the list', async ({ page }) => {
  await signedInMember(page);
  const message = 'You have reached the limit of 500 conversations. Delete one to start another.';
  await page.route('**/room/createRoom*', (route) =>
    route.fulfill({ json: { c: 4091, m: message, d: null } }),
  );
  await page.goto('/chat-detail?mateId=iris-vale');

  await expect(page.getByRole('alert')).toContainText(message);
  await page.getByRole('link', { name: 'See your chats' }).click();
  await expect(page.getByRole('heading', { name: 'Recent chats' })).toBeVisible();
});
