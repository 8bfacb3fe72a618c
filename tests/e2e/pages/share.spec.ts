import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { newMember, openRoom, say } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { openMessageMenu, pickFor } from '../support/menus.ts';
import { persistMember } from '../support/members-room.ts';

const shareButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Share', exact: true });
const messages = (page: Page): Locator =>
  page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem');
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Opens a room with Iris, in which the user has written a message. */
async function talking(page: Page): Promise<void> {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await say(member, roomId, 'Where is *it*?');
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(messages(page)).toHaveCount(3);
}

test.describe('without a dialog of the browser', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the link of a mate is copied by keyboard', async ({ page }) => {
    await page.goto('/detail?mateId=wren');
    await shareButton(page).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    expect(await copied(page)).toBe(new URL('/detail?mateId=wren', page.url()).href);
    await expect(shareButton(page)).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);
  });

  test('a reply is copied with its mark, and an own message as it was typed', async ({ page }) => {
    await talking(page);
    const text = await messages(page).first().locator('[dir="auto"]').first().innerText();
    const menu = await openMessageMenu(messages(page).first());
    expect(await findBarriers(page)).toEqual([]);
    await menu.getByRole('menuitem', { name: 'Share', exact: true }).press('Enter');
    expect(await findBarriers(page)).toEqual([]);
    await menu.getByRole('menuitem', { name: 'Share as text' }).press('Enter');
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await copied(page)).toBe(`${text}\n\n— Iris Vale · AI-generated`);
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    expect(html).toContain('data-ai-generated="true"');

    await pickFor(messages(page).nth(1), 'Share');
    await expect.poll(() => copied(page)).toBe('Where is *it*?');
  });
});

test('a reply is downloaded as a picture, and nothing else of the chat is in it', async ({ page }) => {
  await talking(page);
  const reply = messages(page).first();
  await expect(reply.getByRole('button', { name: 'More for this message' })).toBeAttached();
  const menu = await openMessageMenu(reply);
  await menu.getByRole('menuitem', { name: 'Share', exact: true }).press('Enter');
  const downloaded = page.waitForEvent('download');
  await menu.getByRole('menuitem', { name: 'Share as picture' }).press('Enter');
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe('message.png');
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBe(1080);
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(400);
  await expect(reply.getByRole('button', { name: 'More for this message' })).toBeFocused();
  // An own message is no reply.
  const own = await openMessageMenu(messages(page).nth(1));
  await expect(own.getByRole('menuitem', { name: 'Share', exact: true })).toBeVisible();
  await expect(own.getByRole('menuitem', { name: 'Share as picture' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Takes the place of the dialog, which is the system's: logs what it is given, and is closed by the user the second time. */
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const shared: ShareData[] = [];
      const share = async (data: ShareData): Promise<void> => {
        shared.push(data);
        if (shared.length > 1) throw new DOMException('', 'AbortError');
      };
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'share', { value: share });
    }),
  );
  const shared = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'shared'));

  test('the link of a mate is given to the dialog, which can be closed', async ({ page }) => {
    await page.goto('/detail?mateId=wren');
    const link = { title: 'Wren', url: new URL('/detail?mateId=wren', page.url()).href };
    await shareButton(page).tap();
    await expect.poll(() => shared(page)).toEqual([link]);
    await shareButton(page).tap();
    await expect.poll(() => shared(page)).toEqual([link, link]);
    await expect(page.getByText(/copied|Couldn’t/)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findBarriers(page)).toEqual([]);
  });

  test('a picture is given to the dialog as a file @long', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: () => true }));
    await talking(page);
    // A long press opens the menu of a reply there; a keyboard has its button.
    await messages(page).first().getByRole('button', { name: 'More for this message' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Share', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Share as picture' }).press('Enter');
    const files = () =>
      page.evaluate(() =>
        (Reflect.get(window, 'shared') as ShareData[]).flatMap(({ files: given = [] }) =>
          given.map(({ name, type, size }) => ({ name, type, isEmpty: size === 0 })),
        ),
      );
    await expect.poll(files).toEqual([{ name: 'message.png', type: 'image/png', isEmpty: false }]);
  });

  test('a message is given to the dialog @long', async ({ page }) => {
    await talking(page);
    await messages(page).nth(1).getByRole('button', { name: 'More for this message' }).tap();
    await page.getByRole('menuitem', { name: 'Share', exact: true }).tap();
    await expect.poll(() => shared(page)).toEqual([{ text: 'Where is *it*?' }]);
  });
});
