import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { firstViewId, ownViewCookie } from '../../../contract/first-view.ts';
import { deferred } from '../../machines/support/deferred.ts';
import { messagesOn } from '../support/console.ts';
import { test } from '../support/fixtures.ts';
import { join, reloaded, signedIn, signIn } from '../support/users/people.ts';
import { startProduct, type Product } from '../support/product.ts';

/** The server that sends first views; the one of the other tests does not. */
let product: Product;
test.beforeAll(async () => {
  product = await startProduct(process.env['E2E_DIST'] ?? '', { FIRST_VIEW: 'on' });
});
test.afterAll(() => product.stop());

const paths = ['/', '/detail?mateId=iris-vale'];
const firstView = (page: Page) => page.locator(`#${firstViewId}`);
const signInButton = (page: Page) => page.getByRole('banner').getByRole('button').first();

test('without JavaScript the page shows the mates, and its links and its search lead on', async ({
  browser,
}) => {
  const page = await (await newContext(browser, { javaScriptEnabled: false })).newPage();
  await page.goto(product.url);
  await expect(page).toHaveTitle('Discover · Mates');
  await page.getByRole('main').getByRole('link', { name: 'Iris Vale' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Iris Vale' })).toBeVisible();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await expect(page.getByRole('main').locator('header').first()).toHaveCSS('background-image', /gradient/);
  await page.getByRole('searchbox').fill('iris');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(product.url + '/search?q=iris');
  await page.context().close();
});

for (const locale of ['en-GB', 'ja', 'ar']) {
  for (const path of paths) {
    test(`the page continues ${path} in ${locale} as it was sent: no request, no error, no shift`, async ({
      browser,
    }) => {
      const page = await (await newContext(browser, { locale })).newPage();
      const errors = messagesOn(page);
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      const start = await openWithoutCode(page, path);
      await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-sent', ''));

      start();
      await expectToRun(page);

      await expect(page.locator('main h1[data-sent]')).toHaveCount(1);
      expect(calls.filter((call) => call.startsWith('/mate/'))).toEqual([]);
      expect(await shiftOf(page)).toBeLessThan(0.01);
      expect(errors).toEqual([]);
      await page.context().close();
    });
  }
}

for (const path of paths) {
  test(`nothing on ${path} moves when the fonts load after the text`, async ({ browser }) => {
    const page = await (await newContext(browser, { viewport: { width: 412, height: 823 } })).newPage();
    const drawn = deferred<void>();
    await page.route(/\.woff2$/, (route) => drawn.promise.then(() => route.continue()));
    await page.addInitScript(observeShifts);
    await page.goto(product.url + path, { waitUntil: 'commit' });
    await expect(page.locator('main img').first()).toBeVisible();
    await page.evaluate(nextFrames);

    drawn.resolve();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(nextFrames);

    expect(await shiftOf(page)).toBeLessThan(0.001);
    await page.context().close();
  });
}

test('a link that is followed before the code has loaded opens its page', async ({ page }) => {
  const errors = messagesOn(page);
  const start = await openWithoutCode(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Iris Vale' }).first().click({ noWaitAfter: true });
  start();
  await expect(page).toHaveURL(product.url + '/detail?mateId=iris-vale');
  await expect(page.getByRole('heading', { level: 1, name: 'Iris Vale' })).toBeVisible();
  await expectToRun(page);
  expect(errors).toEqual([]);
});

test('text typed before the code has loaded remains', async ({ page }) => {
  const start = await openWithoutCode(page, '/');
  await page.getByRole('searchbox').fill('iris');
  start();
  await expectToRun(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('iris');
});

test('a signed-in user gets no view of a visitor, from the reload after the sign-in on', async ({
  page,
  browser,
}) => {
  await page.goto(product.url);
  const person = await join(page, undefined, product.outbox);
  const other = await (await newContext(browser, { locale: 'en-GB' })).newPage();
  const sent: Promise<string>[] = [];
  other.on('response', (response) => {
    if (response.request().isNavigationRequest()) sent.push(response.text());
  });
  await other.goto(product.url);
  await signIn(other, person);
  await reloaded(other);
  for (const path of paths) {
    await other.goto(product.url + path);
    await expect(signedIn(other)).toBeVisible();
  }
  const areFirstViews = (await Promise.all(sent)).map((text) => text.includes(`id="${firstViewId}"`));
  expect(areFirstViews).toEqual([true, false, false, false]);
  await other.context().close();
});

test('a chat has its outline before the code, which is replaced without a shift', async ({ page }) => {
  await page.goto(product.url);
  await join(page, undefined, product.outbox);
  await expect(signedIn(page)).toBeVisible();
  const outline = page.locator('#root > [aria-hidden]');
  const start = await openWithoutCode(page, '/chat-detail?roomId=none', outline);
  await expect(outline).toHaveText('');
  start();
  await expect(page.getByText('Chat not found')).toBeVisible();
  await expect(outline).toHaveCount(0);
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test('a chosen theme or language is applied from the start, until it is the browser’s again', async ({
  page,
}) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Account and settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await expect(firstView(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Account and settings' }).click();
  await page.getByRole('radio', { name: 'System' }).check();
  await page.reload();
  await expect(firstView(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Account and settings' }).click();
  await page.getByRole('combobox').selectOption('de');
  await expect(page.getByRole('heading', { name: 'Empfohlen' })).toBeVisible();
  await page.reload();
  await expect(firstView(page)).toHaveCount(0);
});

test('a view that is not the visitor’s is replaced', async ({ page, context }) => {
  await page.goto(product.url);
  await join(page, undefined, product.outbox);
  // As after an update from a release without the cookie.
  await context.clearCookies({ name: ownViewCookie });
  const errors = messagesOn(page);
  await page.reload();
  await expect(firstView(page)).toHaveCount(1);
  await expect(signedIn(page)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(errors).toEqual([]);
  await page.reload();
  await expect(firstView(page)).toHaveCount(0);
});

/** Opens the page while its code is withheld; the returned function sends it. */
async function openWithoutCode(
  page: Page,
  path: string,
  content = page.locator('main img').first(),
): Promise<() => void> {
  const started = deferred<void>();
  await page.route(/\/assets\/index-[\w-]+\.js$/, (route) => started.promise.then(() => route.continue()));
  await page.addInitScript(observeShifts);
  await page.goto(product.url + path, { waitUntil: 'commit' });
  await expect(content).toBeVisible();
  return started.resolve;
}

/** The page runs when its buttons do something. */
async function expectToRun(page: Page): Promise<void> {
  // React has continued the first view, not replaced it.
  await expect(page.locator('html[data-first-view]')).toHaveCount(0);
  await expect(async () => {
    await signInButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
  }).toPass();
}

const newContext = (
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<BrowserContext> => browser.newContext({ baseURL: product.url, ...options });

const shiftOf = (page: Page): Promise<number> => page.evaluate(() => globalThis.__shift ?? 0);

/** Runs in the page. Resolves when what has changed is painted. */
const nextFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

declare global {
  var __shift: number | undefined;
}

/** Runs in the page, before its scripts. What moves after a click is not counted: the panel grows by what the host offers. */
function observeShifts() {
  const isUnexpected = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number } =>
    'value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isUnexpected))
      globalThis.__shift = (globalThis.__shift ?? 0) + entry.value;
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}
