import { expect } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { signedInMember } from '../support/members-room.ts';
import { fillPanel, openPanel, panel } from '../support/users/people.ts';

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

  await page.goto('/security');
  const elsewhere = page.getByRole('button', { name: 'Change email' });
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
    await elsewhere.focus();
    await route.fallback();
  });
  const answer = page.waitForResponse('**/user/changePassword');
  await change.click();
  await answer;
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(change).toBeEnabled();
  await expect(elsewhere).toBeFocused();
});

test('all wrong fields are said at once, each at its field; a wrong password below both', async ({
  page,
}) => {
  await page.goto('/');
  await openPanel(page);
  await fillPanel(page, { email: 'ana@example.org', password: 'wrong password' });
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  const refusal = panel(page).getByText('Incorrect email or password.');
  await expect(refusal).toBeVisible();
  expect((await refusal.boundingBox())?.width).toBeGreaterThan(100);
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);

  await panel(page).getByRole('button', { name: 'Sign up' }).click();
  await fillPanel(page, { email: 'ana@@x', password: 'short' });
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  const email = panel(page).getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(panel(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'At least 8 characters Please choose a password of at least 8 characters.',
  );
  await expect(email).toBeFocused();
});
