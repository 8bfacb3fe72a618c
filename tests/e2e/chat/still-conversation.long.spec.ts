import { expect, type Locator, type Page } from '@playwright/test';
import { newMember, openRoom, talk } from '../support/users/api.ts';
import { test } from '../support/fixtures.ts';
import { composer, openRoomOn, persistMember, thread } from '../support/members-room.ts';

/** Opens a room of a new member, who acknowledges the AI disclosure unless it should stay. */
async function inRoom(page: Page, { said = [], isNew = false }: Setup = {}): Promise<void> {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  for (const text of said) await talk(member, roomId, text);
  await persistMember(page, member);
  await openRoomOn(page, roomId);
  if (!isNew) await page.getByRole('button', { name: 'Got it' }).click();
}

interface Setup {
  /** The earlier messages of the room. */
  readonly said?: readonly string[];
  /** Whether the AI disclosure stays open. */
  readonly isNew?: boolean;
}

interface Shift {
  readonly value: number;
  readonly nodes: readonly string[];
}

/** Collects what the browser reports of elements that moved by themselves. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const nameOf = ({ node }: { readonly node?: Node | null }): string =>
      node instanceof Element
        ? `${node.tagName} ${node.className} ${node.textContent}`
        : (node?.nodeName ?? '');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly { readonly node?: Node | null }[];
      })[])
        shifts.push({ value: entry.value, nodes: entry.sources.map(nameOf) });
    }).observe({ type: 'layout-shift' });
  });

const shiftsIn = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly shifts: readonly Shift[] }).shifts);

/** Records the top of an element in each frame. */
const watchTop = (place: Locator): Promise<void> =>
  place.evaluate((element) => {
    const tops = new Set<number>();
    Object.assign(globalThis, { tops });
    const look = () => {
      tops.add(Math.round(element.getBoundingClientRect().top));
      requestAnimationFrame(look);
    };
    look();
  });

const topsIn = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [...(globalThis as unknown as { readonly tops: ReadonlySet<number> }).tops]);

const heightOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.height ?? 0;

/** Waits until the reply has ended, and for two seconds more, in which suggestions arrive. */
async function waitForEnd(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await page.waitForTimeout(2000);
  await expect(page.getByRole('group', { name: 'Suggested replies' })).toBeVisible();
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`${String(width)} wide`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 480, isMobile: width < 480 });

    test('in a short conversation nothing moves from sending until after the reply', async ({ page }) => {
      await inRoom(page);
      await expect(page.getByRole('group', { name: 'Suggested replies' })).toBeVisible();
      await watchShifts(page);
      await composer(page).fill('Which one did I miss?');
      await composer(page).press('Enter');
      const own = thread(page).getByText('Which one did I miss?');
      await expect(own).toBeVisible();
      await watchTop(own);
      await waitForEnd(page);
      expect(await topsIn(page)).toHaveLength(1);
      expect(await shiftsIn(page)).toEqual([]);
    });

    test('at the end of a long conversation the end of a reply moves nothing', async ({ page }) => {
      await inRoom(page, { said: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'] });
      await watchShifts(page);
      await composer(page).fill('Which one did I miss?');
      await composer(page).press('Enter');
      const reply = thread(page).getByRole('listitem').last();
      await expect(reply.locator('[data-live]')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
      await watchTop(reply);
      await page.waitForTimeout(2000);
      await expect(page.getByRole('group', { name: 'Suggested replies' })).toBeVisible();
      expect(await topsIn(page)).toHaveLength(1);
      expect(await shiftsIn(page)).toEqual([]);
    });
  });
}

for (const [width, height] of [
  [844, 200],
  [320, 256],
  [640, 400],
  [390, 480],
] as const)
  for (const isNew of [true, false])
    test(`${String(width)} by ${String(height)} keeps a third of the height for the conversation, ${
      isNew ? 'with' : 'without'
    } the disclosure`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await inRoom(page, { said: ['I want to die'], isNew });
      await expect(page.locator('a[href="tel:116123"]').last()).toBeInViewport({ ratio: 1 });
      await composer(page).fill('A line of text\n'.repeat(12));
      expect(await heightOf(thread(page))).toBeGreaterThanOrEqual(height / 3);
      await expect(composer(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    });

test('a phone on its side shows the conversation alone, with the suggestions in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await inRoom(page);
  await expect(page.getByRole('navigation', { name: 'Recent chats' })).toHaveCount(0);
  const suggestions = page.getByRole('group', { name: 'Suggested replies' });
  await expect(suggestions).toBeVisible();
  expect(await heightOf(suggestions)).toBeLessThan(56);
});

test('nothing moves while a room opens, with the disclosure and without', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await inRoom(page, { said: ['One', 'Two', 'Three'], isNew: true });
  for (const isNew of [true, false]) {
    await expect(page.getByRole('group', { name: 'Suggested replies' })).toBeVisible();
    await page.waitForTimeout(1000);
    expect(await shiftsIn(page)).toEqual([]);
    if (!isNew) break;
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.reload();
  }
});
