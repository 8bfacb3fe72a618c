import { expect } from '@playwright/test';
import { quotedIn } from '../../support/specification-texts.ts';
import { newMember, openRoom, say } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { panel } from '../support/users/people.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[S1.1] [S2.5] [S2.6] [S2.1] a visitor browses mates, their ranking and one mate’s page, and goes back', async ({
  page,
}) => {
  const member = await newMember();
  // A ranking needs three.
  for (const mateId of ['iris-vale', 'tomas-reed', 'kai-nakoa']) {
    await say(member, await openRoom(member, mateId), 'Hello');
  }
  await page.goto('/');
  const recommended = page.getByRole('region', { name: 'Recommended' });
  await expect(recommended.getByRole('listitem').first()).toBeVisible();
  expect(await recommended.getByRole('listitem').count()).toBeGreaterThanOrEqual(12);
  await expect(
    page.getByRole('complementary', { name: 'Trending' }).getByRole('listitem').first(),
  ).toBeVisible();

  const card = page.getByRole('complementary', { name: 'Trending' }).getByRole('link').first();
  const name = await card.innerText();
  await card.click();
  await expect(page).toHaveURL(/\/detail\?mateId=[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('An AI character, not a person')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(recommended).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('[S2.3] each navigation scrolls to the top and moves the focus to the new heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  const link = page
    .getByRole('region', { name: 'Recommended' })
    .getByRole('listitem')
    .last()
    .getByRole('link')
    .first();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('[S2.4] [S2.17] an unknown path shows the not-found page with header and footer; a full screen has neither', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
});

test('[S2.40] [S2.41] [S2.42] [S2.43] [S2.44] [S2.46] [S5.1] [S9.5] the panel has its texts, its mode switch and its fields', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const dialog = panel(page);
  const [title = '', subtitle = ''] = quotedIn('S2.42', { product: 'Mates' });
  await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(dialog.getByText(subtitle, { exact: true })).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(500);

  await dialog.getByRole('button', { name: 'Sign up' }).click();
  const [newTitle = '', newSubtitle = ''] = quotedIn('S2.41');
  await expect(dialog.getByRole('heading', { name: newTitle, exact: true })).toBeVisible();
  await expect(dialog.getByText(newSubtitle, { exact: true })).toBeVisible();
  const [toSignIn = '', toSignUp = ''] = quotedIn('S2.43');
  await expect(dialog.getByText(toSignIn, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByText(toSignUp, { exact: true })).toBeVisible();

  await expect(dialog.getByRole('button', { name: /Google/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Discord/ })).toBeVisible();
  const [divider = '', submit = ''] = quotedIn('S2.44');
  await expect(dialog.getByText(divider, { exact: true })).toBeVisible();
  const email = dialog.getByRole('textbox', { name: 'Email' });
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');

  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(email).toBeVisible();
  await email.fill('ann@example.org');
  await password.fill('secret');
  await dialog.getByRole('button', { name: 'Clear: Email' }).click();
  await dialog.getByRole('button', { name: 'Clear: Password' }).click();
  await expect(email).toHaveValue('');
  await expect(password).toHaveValue('');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const path of [
  '/',
  '/detail?mateId=iris-vale',
  '/recent-chats',
  '/detail?mateId=nobody',
  '/verify-email-address',
]) {
  test(`${path} has no accessibility violations, in either theme, wide or narrow`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await findBarriers(page)).toEqual([]);
  });
}
