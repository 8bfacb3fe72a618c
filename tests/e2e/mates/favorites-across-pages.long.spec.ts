import { expect } from '@playwright/test';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { join, panel } from '../support/users/people.ts';

test('[S1.5] [S1.6] [S1.7] [S2.7] [S2.15] [S2.16] a user favorites a mate, follows a creator, and finds both again with recommendations', async ({
  page,
}) => {
  await join(page);
  await page.goto('/favorite');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await page.goto('/detail?mateId=iris-vale');
  const heart = page.getByRole('button', { name: 'Favorite: Iris Vale' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Follow / }).click();
  await expect(page.getByRole('button', { name: /^Following / })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await findBarriers(page)).toEqual([]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('banner').getByRole('link', { name: 'For you' }).click();
  await expect(page.getByText(/^Because Iris is a favorite: both are tagged /).first()).toBeVisible();
  await expect(page.getByText(/^Because you follow /).first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await page.goto('/follow-list');
  await expect(page.getByRole('button', { name: /^Following / })).toHaveAttribute('aria-pressed', 'true');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: /^Following / }).click();
  await expect(page.getByRole('button', { name: /^Follow / })).toHaveAttribute('aria-pressed', 'false');
});

test('[S1.5] [S6.2] a visitor who presses a heart must sign in, and no favorite is saved', async ({
  page,
}) => {
  await page.goto('/for-you');
  const heart = page.getByRole('button', { name: /^Favorite: / }).first();
  await heart.click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('[S7.6] a user writes a review, sees it after a reload, and changes it', async ({ page }) => {
  await join(page);
  await page.goto('/detail?mateId=tomas-reed');
  await page.getByRole('button', { name: 'Write a review' }).click();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByRole('textbox', { name: 'Your review (optional)' }).fill('Tells <b>good</b> stories.');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Tells <b>good</b> stories.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('4.0 of 5 stars · 1 review')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change your review' }).click();
  await page.getByRole('radio', { name: '5 stars' }).check();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('5.0 of 5 stars · 1 review')).toBeVisible();
});
