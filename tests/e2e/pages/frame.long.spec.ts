import { expect, type Page } from '@playwright/test';
import { languages } from '../../../contract/languages.ts';
import { evaluateTexts } from '../../../scripts/lib/texts/evaluate-texts.ts';
import { routes } from '../../../src/routes.ts';
import { ann, some } from '../../machines/app/shell-samples.ts';
import { test } from '../support/fixtures.ts';
import { success } from '../support/stand-ins/gate.ts';
import { openKept } from '../support/stages/signed-in-stage.ts';
import { signedInMember } from '../support/members-room.ts';

const { titles } = evaluateTexts('en');

/** Every route with a header whose first view has a heading of its own. */
const framed = [
  '/',
  '/favorite',
  '/recent-chats',
  '/privacy-notice',
  '/terms-of-use',
  '/support',
  '/faq',
  '/community-guidelines',
  '/safety',
  '/reset-password',
  '/follow-list',
  '/collection?tag=calm',
  '/for-you',
  '/nowhere',
];

test('the logo and the first heading of each page have one left edge, at every width', async ({ page }) => {
  test.slow();
  await signedInMember(page);
  const shifted: string[] = [];
  for (const path of framed) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    for (const width of [390, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const logo = await leftOf(page, 'header a[href="/"]');
      const heading = await leftOf(page, 'main h1');
      if (Math.abs(logo - heading) > 1) shifted.push(`${path} at ${width}: ${logo} and ${heading}`);
    }
  }
  expect(shifted).toEqual([]);
});

test('six mates stand in a row at 1920 pixels, and eight at 2560', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('main').locator('ul').first().getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  for (const [width, columns] of [
    [1280, 4],
    [1920, 6],
    [2560, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
});

test('a full-screen page that needs an account has its title, and the link back, in one bar', async ({
  page,
}) => {
  test.slow();
  const closed = routes.filter(({ header, signIn, visitors }) => !header && signIn && visitors === undefined);
  for (const { path, screen } of closed) {
    await page.goto(path);
    await page.keyboard.press('Escape');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: titles[screen] })).toBeInViewport();
    await expect(main.getByRole('heading', { level: 2, name: 'Sign in to see this' })).toBeInViewport();
    await expect(main.locator('header').getByRole('link', { name: 'Go to Discover' })).toBeInViewport();
  }
});

test('visitors on a phone see the sign-in button in one line, in every language', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const wrapped: string[] = [];
  for (const language of languages) {
    const page = await browser.newPage({ locale: language, ...(baseURL ? { baseURL } : {}) });
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const button = page.getByRole('banner').locator('button:not([popovertarget])');
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const { height = 0 } = (await button.boundingBox()) ?? {};
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (height !== 44 || over > 0)
        wrapped.push(`${language} at ${width}: ${height} high, ${over} too wide`);
    }
    await page.close();
  }
  expect(wrapped).toEqual([]);
});

const rich = { ...some, chats: 1_000_000, goldCoins: 1_000_000 };

for (const language of languages)
  test(`a balance of a million makes no page wider than its window: ${language}`, async ({ page }) => {
    await openKept(
      page,
      '/faq',
      { answers: { '/user/benefits': success(rich) } },
      { user: { ...ann, language }, language, benefits: rich },
    );
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide: string[] = [];
    for (const width of [320, 360, 390, 480, 640, 760, 768, 800, 900, 1000, 1080, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const { over, lines } = await page.evaluate(() => ({
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        lines: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
      }));
      if (over > 0 || lines > 80) wide.push(`${width}: ${over} too wide, header ${lines} high`);
    }
    expect(wide).toEqual([]);
  });

const leftOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left));
