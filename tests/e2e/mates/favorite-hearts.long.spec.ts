import { expect, type Page } from '@playwright/test';
import { newMember } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { fillPanel, join, panel, signedIn } from '../support/users/people.ts';

const heartOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Recommended' }).getByRole('button', { name: `Favorite: ${name}` });

test('[S1.5] [S6.2] pressing a card’s heart opens the panel for a visitor, and sets the heart after signing in', async ({
  page,
}) => {
  const member = await newMember();
  await page.goto('/');
  await heartOf(page, 'Iris Vale').click();
  await expect(panel(page)).toBeVisible();
  await fillPanel(page, member);
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(signedIn(page)).toBeVisible();
  await expect(heartOf(page, 'Iris Vale')).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(page, 'Iris Vale')).toHaveAttribute('aria-busy', 'false');
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await expect(heartOf(page, 'Iris Vale')).toHaveAttribute('aria-pressed', 'true');
});

test('[S1.5] [S2.7] [S7.27] a heart has the same state on Discover, on the mate’s page and among the favorites', async ({
  page,
}) => {
  await page.goto('/');
  await join(page);
  const heart = page.getByRole('main').getByRole('button', { name: 'Favorite: Iris Vale' });
  await heartOf(page, 'Iris Vale').click();
  await expect(heartOf(page, 'Iris Vale')).toHaveAttribute('aria-busy', 'false');

  await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('main').getByRole('link', { name: 'Iris Vale' }).click();
  await expect(page.getByRole('heading', { name: 'Iris Vale', level: 1 })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('banner').getByRole('link', { name: 'Discover', exact: true }).click();
  await expect(heartOf(page, 'Iris Vale')).toHaveAttribute('aria-pressed', 'false');
});

test('[S1.5] a heart that could not be saved is reset, and a notification reports it', async ({ page }) => {
  await page.goto('/');
  await join(page);
  await page.route('**/user/doFavorite*', (route) => route.abort());
  await heartOf(page, 'Iris Vale').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t reach the server' })).toBeVisible();
  await expect(heartOf(page, 'Iris Vale')).toHaveAttribute('aria-pressed', 'false');
});
