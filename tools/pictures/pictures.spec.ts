import { join } from 'node:path';
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newMember, openRoom, talk, type Member } from '../../tests/e2e/support/users/api.ts';
import { test as developed } from '../../tests/e2e/support/developed.ts';
import { test } from '../../tests/e2e/support/fixtures.ts';
import { persistUser } from '../../tests/e2e/support/users/storage.ts';
import { storeOf } from '../../tests/machines/app/shell-samples.ts';
import { noteViews } from './views.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const phone = { viewport: { width: 390, height: 720 } };

test('chat.png', async ({ browser, baseURL }) => {
  const member = await newMember();
  const rooms = await conversations(member);
  const page = await openPage(browser, { baseURL, viewport: { width: 1280, height: 760 } }, member);
  await page.goto(`/chat-detail?roomId=${rooms[0] ?? ''}`);
  await expect(composer(page)).toBeVisible();
  await closeNotice(page);
  await expect(
    page.getByRole('navigation', { name: 'Recent chats' }).getByRole('link', { name: 'Wren' }),
  ).toBeVisible();
  await save(page, 'chat.png', 1000);
});

test('reply.gif', async ({ browser, baseURL }) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  const page = await openPage(browser, { baseURL, viewport: { width: 760, height: 560 } }, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await closeNotice(page);
  const { shoot, saveAs } = film(page);
  await composer(page).fill('Tell me about the night the dome got stuck.');
  await shoot(900);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  for (let frame = 0; frame < 8; frame += 1) await shoot(180);
  await page.reload({ waitUntil: 'commit' });
  await shoot(500);
  await expect(page.getByRole('main').getByText('Tell me about the night')).toBeVisible();
  for (let frame = 0; frame < 14; frame += 1) await shoot(180);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await shoot(2500);
  await saveAs('reply.gif');
});

test('behind-chat.gif', async ({ browser, baseURL }) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  const page = await openPage(browser, { baseURL, viewport: { width: 760, height: 1000 } }, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await closeNotice(page);
  const { shoot, saveAs } = film(page);
  await composer(page).fill('Tell me about the night the dome got stuck.');
  await shoot(900);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  for (let frame = 0; frame < 3; frame += 1) await shoot(180);
  await page.getByRole('button', { name: 'AI companion' }).click();
  await page.getByRole('button', { name: 'Behind this chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Behind this chat' });
  await dialog.getByRole('heading', { name: 'Your message' }).evaluate((heading) => heading.scrollIntoView());
  for (let frame = 0; frame < 6; frame += 1) await shoot(220);
  await expect(dialog.locator('[aria-current]').filter({ hasText: /^Complete/ })).toBeVisible();
  await shoot(900);
  const slider = dialog.getByRole('slider', { name: 'Step' });
  await slider.press('Home');
  await shoot(900);
  const steps = Number(await slider.getAttribute('max'));
  for (let step = 0; step < steps; step += 1) {
    await slider.press('ArrowRight');
    await shoot(700);
  }
  await shoot(2000);
  await saveAs('behind-chat.gif');
});

test('discover.png', async ({ browser, baseURL }) => {
  const page = await openPage(browser, { baseURL, viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Iris Vale' }).first()).toBeVisible();
  await save(page, 'discover.png', 1000);
});

test('offline.png', async ({ browser, baseURL }) => {
  const member = await newMember();
  const [roomId = ''] = await conversations(member);
  const page = await openPage(browser, { baseURL, ...phone }, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await closeNotice(page);
  await expect(composer(page)).toBeVisible();
  await page.context().setOffline(true);
  await composer(page).fill('I will be under a tunnel for a minute.');
  await composer(page).press('Enter');
  await expect(page.getByText('Waiting for the network').first()).toBeVisible();
  await save(page, 'offline.png');
});

test('help-lines.png', async ({ browser, baseURL }) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await talk(member, roomId, 'I want to die');
  const page = await openPage(browser, { baseURL, ...phone }, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await closeNotice(page);
  await expect(page.getByRole('button', { name: 'Hide helplines' })).toBeVisible();
  await save(page, 'help-lines.png');
});

test('arabic.png', async ({ browser, baseURL }) => {
  const options = { baseURL, ...phone, locale: 'ar', colorScheme: 'dark' } as const;
  const page = await openPage(browser, options);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Iris Vale' }).first()).toBeVisible();
  await save(page, 'arabic.png');
});

test('create-a-mate.png', async ({ browser, baseURL }) => {
  const page = await openPage(
    browser,
    { baseURL, viewport: { width: 1100, height: 740 } },
    await newMember(),
  );
  await page.goto('/generate');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Maren Holt');
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await save(page, 'create-a-mate.png', 900);
});

developed('inspector.png', async ({ page }) => {
  await page.goto('/?inspect=local');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Inspector', exact: true }).click();
  const inspector = await opening;
  await inspector.setViewportSize({ width: 1280, height: 800 });
  await inspector.getByRole('button', { name: /^auth loggedOut\.closed/ }).click();
  await inspector.getByRole('button', { name: 'panel.open {"mode":"signIn"}' }).click();
  await inspector.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(inspector.getByTestId('place')).toHaveText('loggedOut.panel');
  await save(inspector, 'inspector.png', 1000);
});

/** Takes pictures of a page, each shown for a while in milliseconds, and saves them as a moving picture. */
function film(page: Page) {
  const frames: Buffer[] = [];
  const delays: number[] = [];
  const shoot = async (delay: number): Promise<void> => {
    const frame = await sharp(await page.screenshot())
      .resize({ width: 680 })
      .png()
      .toBuffer();
    frames.push(frame);
    delays.push(delay);
  };
  const saveAs = async (name: string): Promise<void> => {
    await sharp(frames, { join: { animated: true } })
      .gif({ delay: delays, loop: 0, colours: 64 })
      .toFile(join(folder, name));
    noteViews(name);
  };
  return { shoot, saveAs };
}

/** Conversations with some mates, the newest first. */
async function conversations(member: Member): Promise<string[]> {
  const said = [
    ['wren', 'What grows on your balcony this week?'],
    ['tomas-reed', 'Which bread do you bake on Fridays?'],
    ['iris-vale', 'Good evening. What do you see tonight?'],
  ] as const;
  const rooms: string[] = [];
  for (const [mate, text] of said) {
    const roomId = await openRoom(member, mate);
    await talk(member, roomId, text);
    rooms.unshift(roomId);
  }
  await talk(member, rooms[0] ?? '', 'How did you learn the names of the stars?');
  return rooms;
}

/** Opens a page of a browser that knows the member, if there is one. */
async function openPage(
  browser: Browser,
  { baseURL, ...options }: Omit<BrowserContextOptions, 'baseURL'> & { readonly baseURL: string | undefined },
  member?: Member,
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: baseURL ?? '',
    ...options,
  });
  const page = await context.newPage();
  if (member !== undefined) {
    const { user } = member;
    await persistUser(page, storeOf({ user, benefits: { userId: user.uuid, chats: 49, goldCoins: 0 } }));
  }
  return page;
}

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message / });

/** Closes the disclosure of AI, which is shown once for each session. */
async function closeNotice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Got it' }).click();
}

/** Saves what the window shows, with few colors. */
async function save(page: Page, name: string, width?: number): Promise<void> {
  // Streams stay open, so the network is never idle. The icons are one file, which placeholders of lists do not wait for.
  await page.evaluate(async () => {
    const isLoaded = () =>
      performance.getEntriesByType('resource').some(({ name }) => /icons-.*\.svg/.test(name));
    const isWaiting = () =>
      document.querySelector('[class*="skeleton" i], [class*="placeholder" i]') !== null;
    for (let wait = 0; wait < 100 && (isWaiting() || !isLoaded()); wait += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .resize(width === undefined ? undefined : { width })
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .toFile(join(folder, name));
  noteViews(name);
}
