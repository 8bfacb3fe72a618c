import { expect, type Browser, type Page } from '@playwright/test';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { fillPanel, panel, submitBirthDate } from '../support/users/people.ts';
import { startProduct, type Product } from '../support/product.ts';

let home: Product;
test.beforeAll(async () => {
  home = await startProduct(process.env['E2E_DIST'] ?? '');
});
test.afterAll(() => home.stop());

/** What matches the pattern in the terminal, as soon as it does. */
const printed = async (pattern: RegExp): Promise<string> => {
  await expect.poll(home.printed).toMatch(pattern);
  return pattern.exec(home.printed())?.[1] ?? '';
};

const openIn = async (browser: Browser, url: string): Promise<Page> => {
  const page = await browser.newPage();
  await page.goto(url);
  return page;
};

const talkWithMate = async (page: Page) => {
  await page.goto(`${home.url}/chat-detail?mateId=iris-vale`);
  await submitBirthDate(page.getByRole('main'));
  await expect(page.getByRole('group', { name: 'Suggested replies' })).toBeVisible();
  const message = page.locator('textarea');
  await message.fill('Hello');
  await message.press('Enter');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Hello' }).first(),
  ).toBeVisible();
};

/** Nobody has credits, gold or a shop in sight. */
const expectNoCredits = (page: Page) =>
  expect(page.getByText(/credit|gold coin/i).filter({ visible: true })).toHaveCount(0);

test('the owner opens the printed address, talks, signs in elsewhere by a link, and somebody else joins', async ({
  browser,
}) => {
  const address = await printed(/(http:\S+\/sign-in-link#signIn=\S+)/);
  const owner = await openIn(browser, address);
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Discover');
  await expect(owner).toHaveURL(`${home.url}/`);
  await expect(owner.getByRole('banner').getByRole('button', { name: 'Sign in' })).toHaveCount(0);
  await talkWithMate(owner);
  await expectNoCredits(owner);
  for (const path of ['/mine', '/profile', '/faq', '/terms-of-use']) {
    await owner.goto(home.url + path);
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(owner.getByRole('link', { name: 'Credits and gold' })).toHaveCount(0);
  }

  // The address works once.
  const late = await openIn(browser, address);
  await expect(late.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();
  expect(await findBarriers(late)).toEqual([]);

  await owner.goto(`${home.url}/app`);
  await owner.getByRole('button', { name: 'Show a code' }).click();
  // This server listens on its own computer only: a camera would read an address that opens nothing.
  await expect(owner.getByText(/Other devices can’t reach this server yet: start it with/)).toBeVisible();
  await expect(owner.getByRole('img', { name: 'Code that signs in another device' })).toHaveCount(0);
  expect(await findBarriers(owner)).toEqual([]);
  const link = await owner.getByText(/sign-in-link#signIn=/).innerText();
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Discover');
  await phone.goto(`${home.url}/recent-chats`);
  await expect(phone.getByRole('main').getByText('Iris').first()).toBeVisible();

  const other = await openIn(browser, home.url);
  await other.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await panel(other).getByRole('button', { name: 'Sign up' }).click();
  await expect(panel(other).getByRole('button', { name: /Google|Discord/ })).toHaveCount(0);
  await fillPanel(other, { email: 'bo@example.com', password: 'correct horse battery' });
  await other.keyboard.press('Enter');
  const digits = await printed(/Code for bo@example\.com: (\d{6})/);
  const field = other.getByRole('textbox', { name: 'Six digits' });
  await field.fill(digits === '000000' ? '000001' : '000000');
  await field.press('Enter');
  await expect(other.getByText('This code isn’t right').first()).toBeVisible();
  expect(await findBarriers(other)).toEqual([]);
  await field.fill(digits);
  await field.press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible();
});
