import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { evaluateTexts } from '../../../scripts/lib/texts/evaluate-texts.ts';
import { matchRoute, routes } from '../../../src/routes.ts';
import { buildPage } from '../support/build-page.ts';
import { startProviderPeer, type ProviderPeer } from '../../support/provider-peer.ts';
import { join as joinAs, panel, reloaded, somebody } from '../support/users/people.ts';
import { startProduct, type Product } from '../support/product.ts';

const { titles } = evaluateTexts('en');

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The build variants, each with the form of its URLs. */
const modes = [
  { name: '[S2.1] in history mode', router: 'history', href: (to: string) => to },
  { name: '[S2.2] in hash mode', router: 'hash', href: (to: string) => `/#${to}` },
] as const;

/** Query parameters without which a page has nothing to show. */
const queries: Readonly<Record<string, string>> = {
  '/detail': '?mateId=iris-vale',
  '/chat-detail': '?mateId=iris-vale',
  '/search': '?q=iris',
};

/** The titles of pages that are named after the mate they show. */
const subjects: Readonly<Record<string, string>> = {
  '/detail': 'Iris Vale',
  '/chat-detail': 'Chat with Iris',
};

const verification = '/verify-email-address';

for (const { name, router, href } of modes) {
  test.describe(name, () => {
    let peer: ProviderPeer;
    let product: Product;
    let client: string;

    test.beforeAll(async () => {
      client = mkdtempSync(join(tmpdir(), 'mates-page-'));
      buildPage(client, { VITE_ROUTER: router });
      peer = await startProviderPeer();
      const settings = { ...peer.environment, CLIENT_DIR: client };
      product = await startProduct(process.env['E2E_DIST'] ?? '', settings);
    });

    test.afterAll(async () => {
      await product.stop();
      await peer.stop();
      rmSync(client, { recursive: true, force: true });
    });

    test('[S2.4] [S2.17] [S2.47] a user who signed up on a page can open every route by its URL', async ({
      page,
    }) => {
      // It redirects a signed-in user.
      await page.goto(product.url + href(verification));
      await expectScreen(page, verification);
      await page.goto(product.url + href('/detail?mateId=iris-vale'));
      await joinAs(page, somebody(), product.outbox);
      const others = routes.map((route) => route.path).filter((path) => path !== verification);
      for (const path of [...others, '/no/such/place']) {
        await test.step(path, async () => {
          // Loads a new document each time, also where two URLs differ only after the '#'.
          await page.goto('about:blank');
          await page.goto(product.url + href(path + (queries[path] ?? '')));
          await expectScreen(page, path);
        });
      }
    });

    test('[S2.3] links, back and forward change the URL and the screen', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await page.goto(product.url + href('/'));
      const cards = page.getByRole('region', { name: 'Recommended' }).getByRole('listitem');
      const last = cards.last().getByRole('link').first();
      const name = await cards.last().getByRole('heading').innerText();
      await last.scrollIntoViewIfNeeded();
      const depth = await page.evaluate(() => scrollY);
      expect(depth).toBeGreaterThan(0);
      await last.click();
      await expect(page).toHaveURL(/[/#]\/?detail\?mateId=[\w-]+$/);
      const heading = page.getByRole('heading', { level: 1, name });
      await expect(heading).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(product.url + href('/'));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(depth);
      await page.goForward();
      await expectScreen(page, '/detail', name);
      await page.reload();
      await expectScreen(page, '/detail', name);
    });

    for (const provider of ['Google', 'Discord'] as const) {
      test(`[S2.44] [S4.2] signing in with ${provider} returns to the same page and scroll position`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 390, height: 700 });
        await page.goto(product.url + href('/'));
        await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        const place = page.url();
        await expect(
          page.getByRole('region', { name: 'You may also like' }).getByRole('link').first(),
        ).toBeVisible();
        await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
        await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
        await expect(panel(page)).toBeVisible();
        const depth = await page.evaluate(() => scrollY);
        expect(depth).toBeGreaterThan(1000);
        await panel(page)
          .getByRole('button', { name: `Continue with ${provider}` })
          .click();
        await page.getByLabel('Your address').fill(somebody().email);
        await page.getByRole('button', { name: 'Allow' }).click();
        await expect(page).toHaveURL(place);
        await reloaded(page);
        // What loads late, here reviews and other mates, moves nothing.
        await expect(page.getByRole('region', { name: 'You may also like' })).toBeAttached();
        await page.waitForLoadState('networkidle');
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(depth);
      });
    }

    test('a URL that the user enters opens at the top of the page', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await page.goto(product.url + href('/faq'));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.goto('about:blank');
      await page.goto(product.url + href('/terms-of-use'));
      await expectScreen(page, '/terms-of-use');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

/** Expects what the layout shows around the screen of a path, and the document's title. */
async function expectScreen(page: Page, path: string, subject = subjects[path]): Promise<void> {
  const { screen, header, footer } = matchRoute(path);
  await expect(page).toHaveTitle(`${subject ?? titles[screen]} · Mates`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(header ? 1 : 0);
  await expect(page.getByRole('contentinfo')).toHaveCount(footer ? 1 : 0);
}
