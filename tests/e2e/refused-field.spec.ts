import { expect } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { signedInMember } from './support/members-room.ts';

test('a field that was refused gets the focus, and its password is selected; a focus outside the form stays', async ({
  page,
}) => {
  await signedInMember(page);
  await page.goto('/profile');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('a horny schoolgirl');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();

  const password = page.getByLabel('Current password', { exact: true });
  await password.fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill('another long password');
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString().length)).toBe('not the password'.length);

  await password.fill('still not the password');
  await page.route('**/user/changePassword', async (route) => {
    await name.focus();
    await route.fallback();
  });
  const answer = page.waitForResponse('**/user/changePassword');
  await change.click();
  await answer;
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(change).toBeEnabled();
  await expect(name).toBeFocused();
});
