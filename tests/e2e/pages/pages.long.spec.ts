import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { findBarriers } from '../support/axe.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The read-only pages: how to open each, and a text that it must contain. */
const pages = [
  {
    id: '[S2.9]',
    path: '/privacy-notice',
    link: 'Privacy notice',
    title: 'Privacy notice',
    says: 'Chats are not encrypted in the database',
  },
  {
    id: '[S2.10]',
    path: '/terms-of-use',
    link: 'Terms of use',
    title: 'Terms of use',
    says: 'You must be at least 18 years old',
  },
  {
    id: '[S2.11]',
    path: '/support',
    link: 'Support',
    title: 'Support',
    says: 'Earlier links still work.',
  },
  {
    id: '[S2.12]',
    path: '/faq',
    link: 'Questions and answers',
    title: 'Questions and answers',
    says: 'Every mate is an AI character',
  },
  {
    id: '[S2.13]',
    path: '/community-guidelines',
    link: 'Community guidelines',
    title: 'Community guidelines',
    says: 'Pretending that a mate is human',
  },
  {
    id: '[S2.4]',
    path: '/safety',
    link: 'Safety and helplines',
    title: 'Safety and helplines',
    says: '988 Suicide & Crisis Lifeline',
  },
] as const;

for (const { id, path, link, title, says } of pages) {
  test(`${id} ${path} opens from the footer, has its text and no accessibility violation`, async ({
    page,
  }) => {
    await page.goto('/');
    await footer(page).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('main')).toContainText(says);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(footer(page)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
}

test('[S2.9] the table of contents jumps to its heading and does not change the URL', async ({ page }) => {
  await page.goto('/privacy-notice');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'What goes to others' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'What goes to others' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL('/privacy-notice');
});

test('the help lines are links that a phone can dial', async ({ page }) => {
  await page.goto('/safety');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Call 988/ })).toHaveAttribute('href', 'tel:988');
  await expect(main.getByRole('link', { name: /findahelpline\.com$/ })).toHaveAttribute(
    'href',
    'https://findahelpline.com',
  );
});

function footer(page: Page) {
  return page.getByRole('contentinfo');
}
