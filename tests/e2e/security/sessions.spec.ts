import { expect } from '@playwright/test';
import { login } from '../../../contract/sign-in/user.ts';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { newMember } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { panel } from '../support/users/people.ts';
import { persistUser } from '../support/users/storage.ts';

test('a user signs another browser out by keyboard, which asks to sign in again within seconds', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await newMember();
  await persistUser(page, storeOf({ user: await ask(login, member) }));
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL, locale: 'en-AU' });
  const other = await elsewhere.newPage();
  await persistUser(other, storeOf({ user: await ask(login, member) }));
  await other.goto('/chat-detail?mateId=iris-vale');
  const composer = other.getByRole('textbox', { name: 'Message Iris' });
  await composer.fill('A draft that is erased');

  await page.goto('/security');
  await page.getByRole('link', { name: /^Where you’re signed in/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Where you’re signed in' })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  // The sign-up was none of a browser.
  await expect(rows.filter({ hasText: 'Unknown browser' })).toHaveCount(1);
  await expect(rows.first()).toContainText(/^Chrome .*This browser/);
  const australian = rows.filter({ hasText: 'Australian English' });
  expect(await findBarriers(page)).toEqual([]);

  await australian.getByRole('button', { name: /^Sign out Chrome/ }).press('Enter');
  await expect(australian).toHaveCount(0);
  await expect(rows).toHaveCount(2);
  await expect(panel(other)).toHaveAccessibleName('Sign in to Mates');
  // A session that was ended leaves nothing of its user on the device.
  await expect(composer).toHaveCount(0);
  await expect
    .poll(() => other.evaluate(() => JSON.stringify([localStorage, sessionStorage])))
    .not.toContain('A draft that is erased');
  await elsewhere.close();
});
