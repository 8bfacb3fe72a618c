import { join } from 'node:path';
import { code } from '../../../contract/envelope.ts';
import { expect, type Page } from '@playwright/test';
import { readBuild } from '../../../scripts/lib/build/bundle-size.mjs';
import { message, page as pageOf } from '../../machines/chat/chat-samples.ts';
import { newMember, openRoom } from '../support/users/api.ts';
import { messagesOn } from '../support/console.ts';
import { test } from '../support/fixtures.ts';
import { Gate, refusal, success } from '../support/stand-ins/gate.ts';
import { persistMember } from '../support/members-room.ts';
import { appModule, groupModule } from '../../../scripts/lib/texts/compile-texts.ts';

/** Read inside the test, so that listing the tests needs no build. */
const readClient = () => readBuild(join(process.env['E2E_DIST'] ?? '', 'client'));

for (const language of ['en', 'ja'] as const) {
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
    const { filesOf, firstLoad } = readClient();
    const counted = firstLoad(language);
    // The files that load once the first view is there: the installation and the command palette.
    const sources = ['src/app/deferred/start-later.ts', groupModule(language, 'installation')];
    const later = new Set(
      sources.flatMap((source) => [...filesOf(source)]).filter((file) => !counted.has(file)),
    );
    expect([...fetched].filter((file) => !later.has(file)).toSorted()).toEqual([...counted].toSorted());
    await context.close();
  });
}

test('the browser requests the files of a screen before it has run the page’s code, each one once', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname.slice(1)));
  const warnings = messagesOn(page, ['error', 'warning', 'info', 'log']);
  let startPage = () => {};
  const isStarted = new Promise<void>((resolve) => (startPage = resolve));
  await page.route(/\/assets\/index-[\w-]{8}\.js$/, async (route) => {
    await isStarted;
    await route.continue();
  });
  const { filesOf } = readClient();
  const files = ['src/screens/mates/mate-detail.tsx', appModule('en'), groupModule('en', 'reviews')].flatMap(
    (source) => [...filesOf(source)],
  );

  await page.goto('/detail?mateId=iris-vale', { waitUntil: 'commit' });
  await expect.poll(() => files.filter((file) => !requested.includes(file))).toEqual([]);

  startPage();
  await expect(page.getByRole('heading', { name: 'Iris Vale' })).toBeVisible();
  expect(files.filter((file) => requested.indexOf(file) !== requested.lastIndexOf(file))).toEqual([]);
  expect(warnings).toEqual([]);
});

for (const path of ['/', '/detail?mateId=iris-vale']) {
  test(`the layout of ${path} does not shift while it loads on a slow network`, async ({ page }) => {
    await openOnSlowNetwork(page, path);
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
}

test('the layout of a chat with formatted messages and suggested replies does not shift while it loads', async ({
  page,
}) => {
  const member = await newMember();
  const room = await openRoom(member, 'iris-vale');
  const gate = new Gate(page);
  await gate.answer('/room/roomInfo', success(pageOf(formattedMessages)));
  // An open feed would keep the network busy.
  await gate.answer('/user/changes', refusal(code.notAvailable, 'No feed here.'));
  await page.setViewportSize({ width: 390, height: 844 });
  await persistMember(page, member);
  await openOnSlowNetwork(page, `/chat-detail?roomId=${room}`);
  await expect(page.getByText('Evening 20.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Suggested replies' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

const formattedMessages = Array.from({ length: 20 }, (_, index) =>
  message(index + 1, {
    text: `*She puts the last of the lamps on the table, and looks at what is left of the light.* Evening ${index + 1}.\n\n**Look**, *there it is.*`,
  }),
);

async function openOnSlowNetwork(page: Page, path: string): Promise<void> {
  await page.addInitScript(observeShifts);
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', conditions);
  await page.goto(path);
}

const shiftOf = async (page: Page): Promise<number> =>
  Number(await page.locator('html').getAttribute('data-shift'));

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
