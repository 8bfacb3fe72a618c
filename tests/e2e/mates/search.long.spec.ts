import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { Gate, refusal, success } from '../support/stand-ins/gate.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search mates' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('[S1.1] [S2.20] a visitor searches from the header, and the URL contains the query', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search mates' }).fill('observatory');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=observatory');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused();
  await expect(field(page)).toHaveValue('observatory');
  await expect(cards(page).getByRole('link')).toHaveText(['Iris Vale']);
  await expect(page.getByRole('banner')).toBeHidden();
});

test('[S2.20] typing narrows the results and updates the URL, and the field keeps the focus', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(cards(page)).toHaveCount(12);
  await field(page).pressSequentially('stargaz');
  await expect(page).toHaveURL('/search?q=stargaz');
  await expect(cards(page).getByRole('link')).toHaveText(['Iris Vale']);
  await expect(field(page)).toBeFocused();
  await page.reload();
  await expect(field(page)).toHaveValue('stargaz');
  await expect(cards(page)).toHaveCount(1);
});

test('[S7.4] further mates load on demand, in the selected order', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('button', { name: 'Show more' }).click();
  // The product contains fifteen; users of other tests may have created more.
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(15);
  const more = page.getByRole('button', { name: 'Show more' });
  while (await more.isVisible()) {
    const shown = await cards(page).count();
    await more.click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
  }
  await page.getByLabel('Sort by').selectOption('Most chats');
  await expect(page).toHaveURL('/search?order=chats');
});

test('[S7.4] a typo is tolerated and pointed out; tags narrow the results, and Back undoes one step', async ({
  page,
}) => {
  await page.goto('/search?q=gentel');
  await expect(page.getByText('Showing results for “gentle”')).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await chip(page, 'books').click();
  await expect(page).toHaveURL('/search?q=gentel&tags=books');
  await expect(cards(page).getByRole('link')).toHaveText(['Samira Ben Youssef']);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=gentel');
  await expect(chip(page, 'books')).toHaveAttribute('aria-pressed', 'false');
  await expect(cards(page)).toHaveCount(4);
});

test('[S1.1] [S7.5] a visitor sees trending searches, and one press starts a search', async ({ page }) => {
  await new Gate(page).answer('/mate/hotWords', success({ words: ['stargazing', 'cooking'] }));
  await page.goto('/search');
  await page
    .getByRole('group', { name: 'Popular searches' })
    .getByRole('button', { name: 'cooking' })
    .click();
  await expect(page).toHaveURL('/search?q=cooking');
  await expect(field(page)).toHaveValue('cooking');
  await expect(cards(page).getByRole('link')).toHaveText(['Noor Haddad', 'Harjit Bains']);
});

test('[S8.10] a search that fails shows an error and allows a retry', async ({ page }) => {
  const gate = new Gate(page);
  await gate.hold(['/mate/search']);
  await page.goto('/search?q=iris');
  await gate.settle('/mate/search', refusal(5030, 'The server is resting.'));
  await expect(page.getByRole('alert')).toContainText('The server is resting.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await gate.settle(
    '/mate/search',
    success({ mates: [], total: 0, hasMore: false, tags: [], corrected: null }),
  );
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
});

test('[S2.20] a search without results offers to clear the filters or browse by tag', async ({ page }) => {
  await page.goto('/search?q=iris&tags=cooking');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page).getByRole('link')).toHaveText(['Iris Vale']);
  await field(page).fill('qqqqqq');
  await page.getByRole('link', { name: 'Browse by tag' }).click();
  await expect(page).toHaveURL('/category');
});

test('[S2.22] the category page lists the tags, and shows the mates of one', async ({ page }) => {
  await page.goto('/category');
  await page.getByRole('link', { name: /^gentle/ }).click();
  await expect(page).toHaveURL('/category?tags=gentle');
  await expect(page.getByRole('heading', { level: 1, name: 'Mates tagged “gentle”' })).toBeFocused();
  await expect(cards(page)).toHaveCount(4);
  await page.getByRole('link', { name: 'All tags' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse by tag' })).toBeFocused();
});

test('[S2.20] on a phone the magnifier in the header opens the search', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search mates' }).click();
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toBeVisible();
});
