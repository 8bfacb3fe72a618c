import { expect, type Locator, type Page } from '@playwright/test';
import { requestPasswordReset } from '../../../contract/sign-in/password-reset.ts';
import { newMember, type Member } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { linkInMailTo } from '../support/users/outbox.ts';
import { test } from '../support/fixtures.ts';
import {
  addPasskey,
  attachDevice,
  leave,
  openSecurity,
  setWilling,
} from '../support/users/passkey-device.ts';
import { passkeysOn } from '../support/stages/passkeys-stage.ts';
import { fillPanel, panel, reloaded, signedIn } from '../support/users/people.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const confirming = (page: Page) => dialogOf(page, 'Confirm that it’s you');

/** Confirms a change in the open dialog. */
async function prove(page: Page, { password }: Member): Promise<void> {
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Presses the button that creates recovery codes, and returns the dialog that shows them. */
async function createCodes(page: Page, member: Member, button: string): Promise<Locator> {
  await passkeysOn(page).getByRole('button', { name: button }).click();
  await prove(page, member);
  const dialog = dialogOf(page, 'Save your recovery codes');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  return dialog;
}

/** Turns on the second step, and returns the recovery codes. */
async function turnOn(page: Page, member: Member): Promise<string[]> {
  const dialog = await createCodes(page, member, 'Turn on');
  const codes = await dialog.locator('ul[translate=no] > li').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(passkeysOn(page).getByText('On. 10 recovery codes left.')).toBeVisible();
  return codes;
}

/** Enters the password in the panel. */
async function enterPassword(page: Page, member: Member): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await fillPanel(page, member);
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(confirming(page)).toBeVisible();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await confirming(page).getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await page.keyboard.press('Enter');
}

test('a passkey is asked for after the password, until it is turned off', async ({ page }) => {
  const member = await newMember();
  const device = await attachDevice(page);
  await openSecurity(page, member);
  await addPasskey(page, member);
  await turnOn(page, member);
  expect(await findBarriers(page)).toEqual([]);

  await leave(page);
  await enterPassword(page, member);
  expect(await findBarriers(page)).toEqual([]);
  await setWilling(device, false);
  // The button has the focus.
  await expect(confirming(page).getByRole('button', { name: 'Sign in with a passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirming(page).getByText('Follow the steps of your browser…')).toBeVisible();
  await confirming(page).getByRole('button', { name: 'Cancel' }).click();
  await setWilling(device, true);
  await confirming(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await reloaded(page);
  await expect(signedIn(page)).toBeVisible();

  await page.goto('/security');
  await passkeysOn(page).getByRole('button', { name: 'Remove Chrome on Linux' }).click();
  await dialogOf(page, 'This is your last passkey').getByRole('button', { name: 'Turn off' }).click();
  await prove(page, member);
  await expect(passkeysOn(page).getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('a recovery code signs in once, without the passkey', async ({ page }) => {
  const member = await newMember();
  await attachDevice(page);
  await openSecurity(page, member);
  await addPasskey(page, member);
  const [code = ''] = await turnOn(page, member);

  await leave(page);
  await enterPassword(page, member);
  await confirming(page).getByRole('button', { name: 'Use a recovery code instead' }).click();
  expect(await findBarriers(page)).toEqual([]);
  await enterCode(page, 'AAAA-AAAA-AAAA-AAAA');
  await expect(confirming(page).getByRole('textbox', { name: 'Recovery code' })).toHaveAccessibleDescription(
    'This recovery code is not valid. Each code works once.',
  );
  await enterCode(page, code);
  await reloaded(page);
  await page.goto('/security');
  await expect(passkeysOn(page).getByText('On. 9 recovery codes left.')).toBeVisible();

  await leave(page);
  await enterPassword(page, member);
  await confirming(page).getByRole('button', { name: 'Use a recovery code instead' }).click();
  await enterCode(page, code);
  await expect(confirming(page).getByText('This recovery code is not valid.').first()).toBeVisible();
});

/** Leaves the dialog with the codes without a confirmation. */
const waysOut: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async close(page) {
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  async reload(page) {
    page.once('dialog', (question) => void question.accept());
    await page.reload();
  },
};

for (const [name, leaveDialog] of Object.entries(waysOut)) {
  test(`recovery codes that were not confirmed change nothing: ${name}`, async ({ page }) => {
    const member = await newMember();
    await attachDevice(page);
    await openSecurity(page, member);
    await addPasskey(page, member);
    await createCodes(page, member, 'Turn on');
    await leaveDialog(page);
    await expect(passkeysOn(page).getByRole('button', { name: 'Turn on' })).toBeVisible();
    const [code = ''] = await turnOn(page, member);

    await createCodes(page, member, 'New recovery codes');
    await leaveDialog(page);
    await leave(page);
    await enterPassword(page, member);
    await confirming(page).getByRole('button', { name: 'Use a recovery code instead' }).click();
    await enterCode(page, code);
    await reloaded(page);
    await page.goto('/security');
    await expect(passkeysOn(page).getByText('On. 9 recovery codes left.')).toBeVisible();
  });
}

test('the codes of one page are refused once another has created newer ones', async ({ page, context }) => {
  const member = await newMember();
  await attachDevice(page);
  await openSecurity(page, member);
  await addPasskey(page, member);
  await turnOn(page, member);
  await createCodes(page, member, 'New recovery codes');
  const other = await context.newPage();
  await other.goto('/security');
  await createCodes(other, member, 'New recovery codes');
  const press = (on: Page) => on.getByRole('button', { name: 'I have saved them' }).click();
  await press(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('newer ones were created');
  expect(await findBarriers(page)).toEqual([]);
  await press(other);
  await expect(passkeysOn(other).getByText('On. 10 recovery codes left.')).toBeVisible();
});

test('on a phone, a notification is above the actions of a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember();
  await attachDevice(page);
  await openSecurity(page, member);
  await addPasskey(page, member);
  await passkeysOn(page).getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  const [notification, action] = await Promise.all(
    [dialog.getByText('Passkey added.'), dialog.getByRole('button', { name: 'Continue' })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect((notification?.y ?? Infinity) + (notification?.height ?? 0)).toBeLessThan(action?.y ?? 0);
});

test('a password reset does not get around the passkey', async ({ page }) => {
  const member = await newMember();
  await attachDevice(page);
  await openSecurity(page, member);
  await addPasskey(page, member);
  await turnOn(page, member);
  await leave(page);

  await ask(requestPasswordReset, { email: member.email });
  const { pathname, hash } = new URL(await linkInMailTo(member.email));
  await page.goto(pathname + hash);
  await page.getByRole('textbox', { name: 'New password' }).fill('a different horse battery');
  await page.keyboard.press('Enter');
  await expect(confirming(page)).toBeVisible();
  await confirming(page).getByRole('button', { name: 'Sign in with a passkey' }).click();
  await reloaded(page);
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
});
