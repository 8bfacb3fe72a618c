import { expect, type Page } from '@playwright/test';
import { deferred } from '../machines/support/deferred.ts';
import { storeOf } from '../machines/app/shell-samples.ts';
import { newMember } from './support/api.ts';
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
