import { expect } from '@playwright/test';
import { logout } from '../../contract/user.ts';
import { ask } from './support/ask.ts';
import { test } from './support/fixtures.ts';
import { signedInMember } from './support/members-room.ts';

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
