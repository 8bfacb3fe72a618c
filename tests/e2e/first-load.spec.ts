import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { readBuild } from '../../scripts/lib/bundle-size.mjs';
import { test } from './support/fixtures.ts';

/** Read inside the test, so that listing the tests needs no build. */
const readClient = () => readBuild(join(process.env['E2E_DIST'] ?? '', 'client'));

for (const language of ['en', 'ja']) {
  test(`[S2.5] the size of the first load counts all files that a browser fetches before Discover is usable in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      locale: language,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    const fetched = await fetchedUntilUsable(page);
    expect([...fetched].toSorted()).toEqual([...readClient().firstLoad(language)].toSorted());
    await context.close();
  });
}

for (const path of ['/', '/detail?mateId=iris-vale']) {
  test(`the layout of ${path} does not shift while it loads on a slow network`, async ({ page, context }) => {
    await page.addInitScript(observeShifts);
    const session = await context.newCDPSession(page);
    const conditions = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', conditions);
    await page.goto(path);
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.01);
  });
}

/** Runs in the page, before its scripts. */
function observeShifts() {
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
    }
    document.documentElement.dataset['shift'] = String(sum);
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

/** Returns the files requested before the last response that Discover waits for: its mates. */
async function fetchedUntilUsable(page: Page): Promise<Set<string>> {
  const asked: string[] = [];
  let isUsable = false;
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    const isCounted = ['document', 'script', 'stylesheet'].includes(request.resourceType());
    if (isCounted && !isUsable) asked.push(path === '/' ? 'index.html' : path.slice(1));
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/mate/recommend')) isUsable = true;
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
  return new Set(asked);
}
