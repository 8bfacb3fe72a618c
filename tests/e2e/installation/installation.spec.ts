import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dataRoot } from '../../support/data-root.ts';
import { test } from '../support/fixtures.ts';
import { startProduct } from '../support/product.ts';

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is available' });

/** Waits until the worker has stored the page. */
const isInstalled = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

test('the page can be installed, in the language of the user', async ({ page, context }) => {
  const complaints: string[] = [];
  page.on('console', (message) => (message.type() === 'error' ? complaints.push(message.text()) : undefined));
  await page.goto('/support');
  await expect.poll(() => isInstalled(page)).toBe('activated');
  const browser = await context.newCDPSession(page);
  const manifest = await browser.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(new URL(manifest.url).pathname).toBe('/manifest.en.webmanifest');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  for (const path of iconsIn(manifest.data)) {
    const response = await page.request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
  }
  const { headers } = await served(page, '/manifest.ar.webmanifest');
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(complaints).toEqual([]);
});

const iconsIn = (manifest: string | undefined): readonly string[] =>
  [...(manifest ?? '').matchAll(/"src":"([^"]+)"/g)].map(([, path = '']) => path);

async function served(page: Page, path: string) {
  const response = await page.request.get(path);
  return { headers: response.headers(), body: await response.text() };
}

test('without a network the page opens at any address, and calls are not answered from a cache', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect.poll(() => isInstalled(page)).toBe('activated');
  await context.setOffline(true);
  await page.goto('/recent-chats');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Couldn’t load mates')).toBeVisible();
  expect(await page.evaluate(storedPaths)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

/** Runs in the page: returns what the caches contain besides the page and its files. */
async function storedPaths(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests
    .flat()
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => !/^\/(?:assets\/.*|index\.html|icon\.svg)$/.test(path));
}

test('a new version is offered and replaces nothing until the user agrees', async ({ page }) => {
  const folder = mkdtempSync(join(dataRoot, 'mates-version-'));
  const dist = process.env['E2E_DIST'] ?? '';
  cpSync(join(dist, 'client'), folder, { recursive: true });
  const product = await startProduct(dist, { CLIENT_DIR: folder });
  try {
    await page.goto(product.url);
    await expect.poll(() => isInstalled(page)).toBe('activated');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dataset['visit'] = 'first';
    });

    release(folder);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(notice(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset['visit'])).toBe('first');
    expect(await page.evaluate(findWorkers)).toEqual({ active: true, waiting: true });

    const reload = page.waitForEvent('load');
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await reload;
    expect(await page.evaluate(() => document.documentElement.dataset['visit'])).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(findWorkers)).toEqual({ active: true, waiting: false });
    await expect(notice(page)).toHaveCount(0);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Another build of the page: its worker has other files. */
function release(folder: string): void {
  const path = join(folder, 'worker.js');
  const code = readFileSync(path, 'utf8');
  // The version names the code and the styles of the page.
  const changed = code.replaceAll(' /assets/index-', ' /assets/next-').replace(/hash:(["'`])\w/, 'hash:$1z');
  expect(changed).not.toBe(code);
  writeFileSync(path, changed);
  for (const extension of ['.br', '.gz']) rmSync(path + extension);
}

const findWorkers = async () => {
  const { active, waiting } = await navigator.serviceWorker.ready;
  return { active: active !== null, waiting: waiting !== null };
};
