import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { browserArgs } from '../../../scripts/browser.mjs';
import { storeOf } from '../../machines/app/shell-samples.ts';
import { userKey } from '../../../src/services/auth/user-store.ts';
import { dataRoot } from '../../support/data-root.ts';
import { newMember, openRoom, say } from '../support/users/api.ts';
import { test } from '../support/fixtures.ts';
import { expectSent } from '../support/members-room.ts';
import { storedUser } from '../support/users/storage.ts';

/** The messages that are written on board, in the order of writing, with the number of the room. */
const written: readonly (readonly [room: number, text: string])[] = [
  [0, 'Over the clouds'],
  [1, 'Over the sea'],
  [0, 'Over the coast'],
  [2, 'Over the hills'],
  [0, 'Before landing'],
];
const mates = ['iris-vale', 'tomas-reed', 'wren'];

const words = {
  en: { offline: 'You’re offline', waits: 'Waiting for the network' },
  ar: { offline: 'أنت غير متصل', waits: 'في انتظار الشبكة' },
};

for (const language of ['en', 'ar'] as const) {
  test(`[S8.10] flight mode in ${language}: rooms are read, messages are written, and after the browser was closed they are sent once and in order`, async ({
    browser,
    baseURL,
  }) => {
    const member = await newMember();
    const rooms: string[] = [];
    for (const mate of mates) {
      const roomId = await openRoom(member, mate);
      await say(member, roomId, `Before the flight with ${mate}`);
      rooms.push(roomId);
    }
    const profile = mkdtempSync(join(dataRoot, 'mates-flight-'));
    const store = storedUser(storeOf({ user: { ...member.user, language }, language }));
    const pathOf = (room: number) => `/chat-detail?roomId=${rooms[room] ?? ''}`;
    const open = () => openBrowser(browser, { profile, language, baseURL: baseURL ?? '', store });
    try {
      const { page, context } = await open();
      await page.goto('/recent-chats');
      await expect(page.getByRole('main').locator('a[href*="roomId="]')).toHaveCount(3);
      await expectStored(page, 0);
      for (const room of rooms.keys()) {
        await expectRead(page, pathOf(room), room);
        await expectStored(page, room + 1);
      }

      await context.setOffline(true);
      await page.goto('/recent-chats');
      await expect(page.getByRole('status').filter({ hasText: words[language].offline })).toBeVisible();
      await expect(page.getByRole('main').locator('a[href*="roomId="]')).toHaveCount(3);
      for (const room of rooms.keys()) await expectRead(page, pathOf(room), room);
      for (const [room, text] of written) {
        await page.goto(pathOf(room));
        await page.locator('textarea').fill(text);
        await page.locator('textarea').press('Enter');
        const message = page.locator('li[data-message]').filter({ hasText: text });
        await expect(message.getByText(words[language].waits)).toBeVisible();
      }
      await context.close();

      const landed = await open();
      await landed.page.goto('/');
      for (const [room, roomId] of rooms.entries())
        await expectSent(member, roomId, [
          `Before the flight with ${mates[room] ?? ''}`,
          ...written.filter(([where]) => where === room).map(([, text]) => text),
        ]);
      await landed.page.goto(pathOf(0));
      for (const text of ['Over the clouds', 'Over the coast', 'Before landing'])
        await expect(landed.page.locator('li[data-message]').filter({ hasText: text })).toHaveCount(1);
      await landed.context.close();
    } finally {
      rmSync(profile, { recursive: true, force: true });
    }
  });
}

async function expectRead(page: Page, path: string, room: number): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(`Before the flight with ${mates[room] ?? ''}`).first()).toBeVisible();
}

/** Waits until the browser has the page, the list and this many rooms. */
const expectStored = (page: Page, rooms: number): Promise<void> =>
  expect.poll(() => page.evaluate(findStored)).toEqual({ worker: 'activated', rooms, list: true });

interface Profile {
  readonly profile: string;
  readonly language: 'en' | 'ar';
  readonly baseURL: string;
  readonly store: string;
}

/** Opens a browser that keeps its data in the folder when it is closed. */
async function openBrowser(
  browser: Browser,
  { profile, language, baseURL, store }: Profile,
): Promise<{ context: BrowserContext; page: Page }> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const context = await browser.browserType().launchPersistentContext(profile, {
    args: browserArgs,
    ...(executablePath === undefined ? {} : { executablePath }),
    baseURL,
    locale: language === 'ar' ? 'ar' : 'en-GB',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  await context.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [userKey, store] as const,
  );
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Runs in the page: returns what the browser has for a visit without a network. */
async function findStored() {
  const worker = (await navigator.serviceWorker.ready).active?.state;
  const name = (await caches.keys()).find((one) => one.startsWith('mates.copies/')) ?? '';
  const requests = await (await caches.open(name)).keys();
  const paths = requests.map(({ url }) => new URL(url).pathname);
  return {
    worker,
    rooms: paths.filter((path) => path.startsWith('/copies/room/')).length,
    list: paths.includes('/copies/list'),
  };
}
