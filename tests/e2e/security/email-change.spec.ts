import { expect, type Page } from '@playwright/test';
import { benefits, login } from '../../../contract/sign-in/user.ts';
import { newMember, type Member } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { linkInMailTo } from '../support/users/outbox.ts';
import { signedInMember, persistMember } from '../support/members-room.ts';
import { setVisibility } from '../support/page-events.ts';

/** Requests the change in the settings, by keyboard. */
async function requestChange(page: Page, member: Member, newEmail: string): Promise<void> {
  await page.goto('/security');
  const part = page.getByRole('region', { name: 'Email' });
  await part.getByRole('button', { name: 'Change email' }).press('Enter');
  await expect(part.getByLabel('New email', { exact: true })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.type(newEmail);
  await part.getByLabel('Current password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(part.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    'This isn’t your current password.',
  );
  await part.getByLabel('Current password', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await expect(part.getByText('not confirmed yet')).toHaveCount(2);
}

test('a refused password is reported by the form where it has no field for it', async ({ page }) => {
  const member = await signedInMember(page);
  // The page was opened before the account got its password.
  await page.route('**/user/profile', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('"hasPassword":true', '"hasPassword":false') });
  });
  await page.goto('/security');
  const part = page.getByRole('region', { name: 'Email' });
  await part.getByRole('button', { name: 'Change email' }).click();
  await part.getByLabel('New email', { exact: true }).fill(`new-${member.email}`);
  await part.getByRole('button', { name: 'Send links' }).click();
  await expect(part.getByRole('alert')).toHaveText('This isn’t your current password.');
});

test('a user changes the address by opening the links in both mailboxes, and stays signed in only here', async ({
  page,
  context,
}) => {
  const member = await newMember();
  const newEmail = `new-${member.email}`;
  const { token } = await ask(login, member);
  await persistMember(page, member);
  await requestChange(page, member, newEmail);
  expect(await findBarriers(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto(await linkInMailTo(newEmail));
  expect(other.url()).not.toContain('new=');
  await other.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(other.getByRole('heading', { name: 'One confirmation to go' })).toBeVisible();
  await setVisibility(page, 'visible');
  const part = page.getByRole('region', { name: 'Email' });
  await expect(part.getByText('not confirmed yet')).toHaveCount(1);

  await other.goto(await linkInMailTo(member.email));
  await expect(other.getByRole('button', { name: 'It wasn’t me: cancel' })).toBeVisible();
  expect(await findBarriers(other)).toEqual([]);
  await other.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(other.getByRole('heading', { name: 'Your email was changed' })).toBeVisible();
  await other.getByRole('link', { name: 'Open your settings' }).click();
  await expect(other.getByText('n******@example.org').first()).toBeVisible();
  await setVisibility(page, 'visible');
  await expect(part.getByRole('button', { name: 'Change email' })).toBeVisible();
  await expect(page.getByText('n******@example.org').first()).toBeVisible();

  await expect(ask(benefits, {}, token)).rejects.toThrow();
  await expect(ask(login, member)).rejects.toThrow();
  await ask(login, { email: newEmail, password: member.password });
});
