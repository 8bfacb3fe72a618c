import { expect, type Page } from '@playwright/test';
import { message, own } from '../machines/chat/chat-samples.ts';
import { deferred } from '../machines/support/deferred.ts';
import { storeOf } from '../machines/app/shell-samples.ts';
import { newMember } from './support/api.ts';
import { findBarriers } from './support/axe.ts';
import { openChat } from './support/chat-stage.ts';
import { test } from './support/fixtures.ts';
import { panel } from './support/people.ts';
import { persistUser } from './support/storage.ts';

/** The second part of the page, with every name that it may have. */
const rest = /\/assets\/(?:rest|parts)-[^/]+\.js$/;
const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' });

test('a sign-in asked for before its code has loaded shows a status, can be canceled, and opens the panel once loaded', async ({
  page,
}) => {
  const released = deferred<void>();
  await page.route(rest, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/');
  await signIn(page).click();
  const note = page.getByRole('status').filter({ hasText: 'Loading…' });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(note).toBeHidden();
  await signIn(page).click();
  await expect(note).toBeVisible();
  released.resolve();
  await expect(panel(page)).toBeVisible();
});

test('a sign-in whose code did not load shows an error and a retry', async ({ page }) => {
  await page.route(rest, (route) => route.abort());
  await page.goto('/');
  await signIn(page).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Couldn’t load this part of the page.' });
  await expect(failed).toBeVisible();
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(failed).toBeHidden();
  await signIn(page).click();
  await expect(failed).toBeVisible();
  await page.unroute(rest);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toBeVisible();
});

test('[S3.5] the head of the page says who is signed in before the rest of the page is here', async ({
  page,
}) => {
  const { user } = await newMember();
  await persistUser(page, storeOf({ user, benefits: { chats: 42, goldCoins: 7, userId: user.uuid } }));
  await page.route(rest, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: '42 credits' })).toBeVisible();
  await expect(signIn(page)).toBeHidden();
});

test('the panel, whose code did not come, says so, can be closed and comes at the next try', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/assets/auth-panel-*', (route) => route.abort());
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  const failed = page.getByRole('alert').filter({ hasText: 'Couldn’t load this part of the page.' });

  await opener.click();
  await expect(failed).toBeVisible();
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(failed).toBeHidden();

  await opener.click();
  await expect(failed).toBeVisible();
  await page.unroute('**/assets/auth-panel-*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('textbox', { name: 'Email' })).toBeFocused();
});

const cry = [own(1, { help: 'crisis' }), message(2, { replyTo: 'message-1' })];
const failed = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Couldn’t load this part of the page.' });
const help = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'Text 1' })
    .getByRole('link', { name: 'Safety and helplines' });

test('[P4] a conversation whose help lines did not come shows the way to them, goes on, and has them at the next try', async ({
  page,
}) => {
  await page.route('**/assets/chat-extras-*', (route) => route.abort());
  await openChat(page, cry);
  await expect(failed(page)).toBeVisible();
  await expect(help(page)).toHaveAttribute('href', '/safety');
  await expect(failed(page).getByRole('link', { name: 'Safety and helplines' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message Iris' }).fill('I am here');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  expect(await findBarriers(page, { isClockStopped: true })).toEqual([]);

  await page.unroute('**/assets/chat-extras-*');
  await failed(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'You deserve to talk to a real person' })).toBeVisible();
  await expect(failed(page)).toBeHidden();
  await expect(help(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Message Iris' })).toHaveValue('I am here');
  await page.getByRole('button', { name: 'Report or block' }).click();
  await expect(page.getByRole('dialog', { name: 'Report Iris Vale' })).toBeVisible();
});

test('a message waits where what reads the reply did not come, and goes once that is there', async ({
  page,
}) => {
  await page.route('**/assets/chat-stream-*', (route) => route.abort());
  await openChat(page, cry);
  await page.getByRole('textbox', { name: 'Message Iris' }).fill('Are you there?');
  const asked = page.waitForRequest('**/girl/chat/send');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  await page.unroute('**/assets/chat-stream-*');
  await page.clock.runFor(1000);
  await asked;
});
