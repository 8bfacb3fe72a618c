import { expect } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { fillPanel, panel, somebody } from '../support/users/people.ts';

test('a refused sign-up names its field, and its notification ends with the next attempt', async ({
  page,
}) => {
  const person = somebody();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await panel(page).getByRole('button', { name: 'Sign up' }).click();
  await fillPanel(page, { ...person, password: 'short' });
  const submit = panel(page).getByRole('button', { name: 'Continue', exact: true });
  await submit.click();
  const reason = 'Please choose a password of at least 8 characters.';
  const password = panel(page).getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(new RegExp(reason));
  await expect(password).toBeFocused();
  await fillPanel(page, person);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
  // It stays in the list of past notifications, which is closed.
  await expect(page.getByText(reason).filter({ visible: true })).toHaveCount(0);
});

test('a long address fits the page that waits for the mail, which offers another one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = `${'a-long.name'.repeat(5)}@${'x'.repeat(60)}.example.org`;
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await panel(page).getByRole('button', { name: 'Sign up' }).click();
  await fillPanel(page, { email, password: 'a long enough password' });
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(email)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
});
