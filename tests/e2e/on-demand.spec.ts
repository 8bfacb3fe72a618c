import { expect } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { panel } from './support/people.ts';

test('the panel, whose code did not come, says so, can be closed and comes at the next try', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/assets/auth-panel-*', (route) => route.abort());
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  const failed = page.getByRole('alert').filter({ hasText: 'This part of the page did not load.' });

  await opener.click();
  await expect(failed).toBeVisible();
  await failed.getByRole('button', { name: 'Close' }).click();
  await expect(failed).toBeHidden();

  await opener.click();
  await expect(failed).toBeVisible();
  await page.unroute('**/assets/auth-panel-*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('textbox', { name: 'E-mail' })).toBeFocused();
});
