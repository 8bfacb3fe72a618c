import { expect } from '@playwright/test';
import { requestPasswordReset } from '../../../contract/sign-in/password-reset.ts';
import { benefits, login } from '../../../contract/sign-in/user.ts';
import { newMember } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { linkInMailTo } from '../support/users/outbox.ts';
import { addPasskey, attachDevice, leave, openSecurity } from '../support/users/passkey-device.ts';
import { passkeysOn } from '../support/stages/passkeys-stage.ts';
import { panel } from '../support/users/people.ts';

test('a user who forgot the password sets a new one through the mailed link, and is signed in only here', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await newMember();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await panel(page).getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Email' }).fill(member.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
  await expect(page.getByText('Your link is in the terminal where it runs.')).toBeVisible();

  // The mail is read in another browser.
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto(await linkInMailTo(member.email));
  await expect(other.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(other.url()).not.toContain('reset=');
  expect(await findBarriers(other)).toEqual([]);
  const password = other.getByRole('textbox', { name: 'New password' });
  await password.fill('password123');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/too easy to guess/);
  await password.fill('a much better password');
  await password.press('Enter');
  await expect(other.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Go to Discover' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
  await elsewhere.close();

  await expect(ask(benefits, {}, member.user.token)).rejects.toThrow();
  await expect(ask(login, member)).rejects.toThrow();
  await ask(login, { email: member.email, password: 'a much better password' });
});

test('a link that was used says so, and leads to a new one', async ({ page }) => {
  await page.goto('/reset-password#reset=used');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('button', { name: 'Request a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('a reset lists the passkeys of the account, and removes those that are chosen @long', async ({
  page,
}) => {
  const member = await newMember();
  await attachDevice(page);
  await openSecurity(page, member);
  await addPasskey(page, member);
  await leave(page);

  await ask(requestPasswordReset, { email: member.email });
  await page.goto(await linkInMailTo(member.email));
  const choice = page.getByRole('group', { name: 'Passkeys that can sign in' });
  await choice.getByRole('checkbox', { name: /^Chrome on Linux/ }).check();
  expect(await findBarriers(page)).toEqual([]);
  const password = page.getByRole('textbox', { name: 'New password' });
  await password.fill('a much better password');
  await password.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
  await page.goto('/security');
  await expect(passkeysOn(page).getByText('Chrome on Linux')).toHaveCount(0);
  await expect(passkeysOn(page).getByRole('button', { name: 'Add a passkey' })).toBeVisible();
});
