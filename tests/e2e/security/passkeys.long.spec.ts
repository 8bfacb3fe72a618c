import { expect, type BrowserContext, type Page } from '@playwright/test';
import { newMember } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import {
  addPasskey,
  attachDevice,
  leave,
  openSecurity,
  setWilling,
  startAdding,
} from '../support/users/passkey-device.ts';
import { addingOn, passkeysOn } from '../support/stages/passkeys-stage.ts';
import { panel, reloaded, signedIn } from '../support/users/people.ts';

async function choosePasskey(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await panel(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
}

test('a user adds a passkey, signs in with it, renames it and removes it', async ({ page }) => {
  const member = await newMember();
  await attachDevice(page);
  await openSecurity(page, member);
  await addPasskey(page, member);
  await expect(passkeysOn(page).getByText('Not used yet')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await leave(page);
  await choosePasskey(page);
  await reloaded(page);
  await page.goto('/security');
  await expect(passkeysOn(page).getByText(/Last used/)).toBeVisible();

  await passkeysOn(page).getByRole('button', { name: 'Rename Chrome on Linux' }).click();
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('My laptop');
  await page.keyboard.press('Enter');
  await expect(passkeysOn(page).getByText('My laptop')).toBeVisible();
  await page.reload();
  await passkeysOn(page).getByRole('button', { name: 'Remove My laptop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove My laptop?' });
  await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  const password = dialog.getByLabel('Your password', { exact: true });
  await expect(password).toHaveAccessibleDescription('This isn’t your current password.');
  await expect(password).toBeFocused();
  await dialog.getByLabel('Your password', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(passkeysOn(page).getByText('My laptop')).toHaveCount(0);

  await leave(page);
  await choosePasskey(page);
  await expect(panel(page).getByText('This passkey was not accepted.')).toBeVisible();
});

test('a user who declines can try again, or sign in another way', async ({ page }) => {
  const member = await newMember();
  const device = await attachDevice(page);
  await openSecurity(page, member);
  await setWilling(device, false);
  await startAdding(page, member.password);
  await expect(addingOn(page).getByText('Follow the steps of your browser…')).toBeVisible();
  await addingOn(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(addingOn(page).getByRole('button', { name: 'Continue' })).toBeVisible();
  await setWilling(device, true);
  await addingOn(page).getByRole('button', { name: 'Continue' }).click();
  await expect(passkeysOn(page).getByText('Chrome on Linux')).toBeVisible();

  await leave(page);
  await setWilling(device, false);
  await choosePasskey(page);
  await expect(panel(page).getByText('Follow the steps of your browser…')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await setWilling(device, true);
  await panel(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await reloaded(page);
  await expect(signedIn(page)).toBeVisible();
});

test('a device that has a passkey of the account is not given another', async ({ page }) => {
  const member = await newMember();
  await attachDevice(page);
  await openSecurity(page, member);
  await addPasskey(page, member);
  await startAdding(page, member.password);
  await expect(addingOn(page).getByRole('alert')).toHaveText(
    'This device already has a passkey for your account.',
  );
});

test('each device has its own passkey', async ({ page, browser, baseURL }) => {
  const member = await newMember();
  await attachDevice(page);
  await openSecurity(page, member);
  await addPasskey(page, member);

  const elsewhere: BrowserContext = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await attachDevice(other);
  await openSecurity(other, member);
  await startAdding(other, member.password);
  await expect(passkeysOn(other).getByText('Chrome on Linux')).toHaveCount(2);
  for (const one of [page, other]) {
    await leave(one);
    await choosePasskey(one);
    await reloaded(one);
  }
  await elsewhere.close();
});

test('at an address that passkeys do not belong to, the panel does not offer them', async ({ page }) => {
  await attachDevice(page);
  const support = page.waitForResponse(/\/user\/passkey\/support$/);
  await page.goto((process.env['E2E_URL'] ?? '').replace('localhost', '127.0.0.1'));
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await (await support).finished();
  await expect(panel(page).getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
});

test('on a host without passkeys, neither the panel nor the profile offers them', async ({ page }) => {
  const member = await newMember();
  await page.route(/\/user\/passkey/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await openSecurity(page, member);
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toHaveCount(0);
});
