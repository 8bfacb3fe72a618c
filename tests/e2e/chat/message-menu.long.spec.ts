import { expect, type Locator, type Page } from '@playwright/test';
import { newMember, openRoom, say } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { openChatMenu, openMessageMenu, pickFor } from '../support/menus.ts';
import { persistMember } from '../support/members-room.ts';

const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message Iris' });
const messages = (page: Page): Locator =>
  page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem');

/** Opens a room with Iris, in which one message was answered. */
async function talking(page: Page): Promise<void> {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await say(member, roomId, 'Good evening');
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(messages(page)).toHaveCount(3);
}

test('the menu of a message is used with the keyboard alone', async ({ page }) => {
  await talking(page);
  const more = messages(page).last().getByRole('button', { name: 'More for this message' });
  const menu = page.getByRole('menu', { name: 'More for this message' });
  await more.press('Enter');
  await expect(menu).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const items = menu.getByRole('menuitem');
  await expect(menu.getByRole('separator')).toHaveCount(2);
  await expect(items).toHaveText([
    'Like this message',
    'Pin this message',
    'Quote',
    'Copy',
    'Edit this reply',
    'New chat from here',
    'Report this reply',
    'Delete from here on',
  ]);
  await expect(items.first()).toBeFocused();
  for (const [key, item] of [
    ['ArrowUp', items.last()],
    ['ArrowDown', items.first()],
    ['ArrowDown', items.nth(1)],
    ['End', items.last()],
    ['Home', items.first()],
    ['p', menu.getByRole('menuitem', { name: 'Pin this message' })],
    ['c', menu.getByRole('menuitem', { name: 'Copy' })],
    ['ArrowLeft', menu.getByRole('menuitem', { name: 'Quote' })],
    ['ArrowRight', menu.getByRole('menuitem', { name: 'Copy' })],
    ['ArrowDown', menu.getByRole('menuitem', { name: 'Edit this reply' })],
  ] as const) {
    await page.keyboard.press(key);
    await expect(item).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.press('Enter');
  await menu.getByRole('menuitem', { name: 'Like this message' }).press('Enter');
  await expect(menu).toHaveCount(0);
  await expect(messages(page).last().getByRole('button', { name: 'Remove like' })).toBeVisible();
});

test('with a menu open, the button of another one opens that one at once', async ({ page }) => {
  await talking(page);
  const menu = page.getByRole('menu', { name: 'More for this message' });
  const buttonOf = (message: Locator) => message.getByRole('button', { name: 'More for this message' });
  const [mine, reply] = [messages(page).nth(1), messages(page).last()];
  await reply.hover();
  await buttonOf(reply).click();
  await expect(menu.getByRole('menuitem', { name: 'Like this message' })).toBeFocused();

  await mine.hover();
  await buttonOf(mine).click();
  await expect(menu.getByRole('menuitem', { name: 'Like this message' })).toHaveCount(0);
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  // Below its button, or above it where there is more room.
  const [box, button] = await Promise.all([edgesOf(menu), edgesOf(buttonOf(mine))]);
  expect(Math.min(Math.abs(box.top - button.bottom), Math.abs(box.bottom - button.top))).toBeLessThan(20);
  await menu.getByRole('menuitem', { name: 'Quote' }).press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(buttonOf(mine)).toBeFocused();

  await buttonOf(mine).click();
  const options = await openChatMenu(page);
  await expect(options.getByRole('menuitem').first()).toBeFocused();
  await expect(menu).toHaveCount(0);
  await reply.hover();
  await buttonOf(reply).click();
  await expect(menu.getByRole('menuitem', { name: 'Like this message' })).toBeFocused();
  await expect(options).toHaveCount(0);
  // Another press of the same button closes it. In a low window the menu covers that button.
  await buttonOf(reply).dispatchEvent('click');
  await expect(menu).toHaveCount(0);
});

test('a menu opens by an arrow key, and leads on by Space and away by Tab', async ({ page }) => {
  await talking(page);
  const options = page.getByRole('button', { name: 'Chat options' });
  const menu = page.getByRole('menu', { name: 'Chat options' });
  await options.press('ArrowDown');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await options.press('Enter');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  const url = page.url();
  await page.keyboard.press('n');
  await page.keyboard.press('Space');
  await expect(page).not.toHaveURL(url);
  // The page takes the focus when it arrives.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/');
  await page.getByRole('button', { name: 'Account and settings' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Account and settings' });
  await expect(sheet.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Account and settings' })).toBeFocused();
});

test('a reply is quoted in the draft, or the part of it that is selected', async ({ page }) => {
  await talking(page);
  await composer(page).fill('You said:');
  await messages(page)
    .first()
    .locator('[dir="auto"] p')
    .first()
    .evaluate((paragraph) => getSelection()?.selectAllChildren(paragraph));
  const part = await page.evaluate(() => getSelection()?.toString());
  await pickFor(messages(page).first(), 'Quote');
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue(`You said:\n\n> ${part}\n\n`);
  await page.keyboard.type('Really?');
  await page.keyboard.press('Enter');
  const sent = messages(page).filter({ hasText: 'Really?' });
  await expect(sent.getByRole('blockquote')).toHaveText(part ?? '');

  await composer(page).fill('');
  await pickFor(messages(page).nth(1), 'Quote');
  await expect(composer(page)).toHaveValue('> Good evening\n\n');
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a reply is copied as Markdown and as it is shown', async ({ page }) => {
    await talking(page);
    await pickFor(messages(page).first(), 'Copy');
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\*.+\*/);
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    expect(html).toMatch(/<div data-ai-generated="true">.*<em/);
    expect(html).not.toContain('*');
  });
});

test('another reply is shorter or longer than the shown one', async ({ page }) => {
  await talking(page);
  await composer(page).fill('What do you see tonight?');
  await composer(page).press('Enter');
  await expect(messages(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  const text = messages(page).last().locator('[dir="auto"]').first();
  const length = async () => (await text.innerText()).length;
  const first = await length();
  const pick = async (name: string, position: string) => {
    const menu = await openMessageMenu(messages(page).last());
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Like this message',
      'Pin this message',
      'Another reply',
      'Quote',
      'Copy',
      'Share',
      'Another reply, but…',
      'Edit this reply',
      'New chat from here',
      'Report this reply',
      'Delete from here on',
    ]);
    await menu.getByRole('menuitem', { name: 'Another reply, but…' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Shorter' })).toBeFocused();
    await page
      .getByRole('group', { name: /^Another reply/ })
      .getByRole('button', { name })
      .click();
    await expect(messages(page).last()).toContainText(position);
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0);
  };
  await pick('Longer', '2 / 2');
  const longer = await length();
  expect(longer).toBeGreaterThan(first);
  await pick('Shorter', '3 / 3');
  expect(await length()).toBeLessThanOrEqual(first);
});

test('the menu of a conversation has six entries in three groups, and leads to the search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await talking(page);
  const menu = await openChatMenu(page);
  expect(await findBarriers(page)).toEqual([]);
  await expect(menu.getByRole('separator')).toHaveCount(2);
  await expect(menu.getByRole('menuitem')).toHaveText([
    'New chat with Iris',
    'Temporary chat',
    'Search this chat',
    'Pinned messages',
    'About this chat',
    'Report or block',
  ]);
  const url = page.url();
  await menu.getByRole('menuitem', { name: 'Search this chat' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search this chat' })).toBeFocused();
  expect(page.url()).toBe(url);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a long press opens the menu of a message, and a swipe quotes it', async ({ page }) => {
    await talking(page);
    // They move the messages up when they arrive.
    await expect(page.getByRole('group', { name: 'Suggested replies' })).toBeVisible();
    const own = messages(page).nth(1);
    const menu = page.getByRole('menu', { name: 'More for this message' });
    await touch(page, own, { hold: 1000, along: 0 });
    await expect(menu.getByRole('menuitem', { name: 'Edit this message' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.touchscreen.tap(195, 60);
    await expect(menu).toHaveCount(0);
    await touch(page, own, { hold: 0, along: 120 });
    await expect(composer(page)).toHaveValue('> Good evening\n\n');
  });
});

/** Holds a finger on a message for some milliseconds, and moves it along the line by some pixels. */
async function touch(
  page: Page,
  message: Locator,
  { hold, along }: { readonly hold: number; readonly along: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const text = message.locator('[dir="auto"]').first();
  // A trial waits until the message is at rest.
  await text.hover({ trial: true });
  const box = await text.boundingBox();
  if (box === null) throw new Error('The message is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = (type: 'touchStart' | 'touchMove', by: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + by, y }] });
  await at('touchStart', 0);
  await page.waitForTimeout(hold);
  for (const part of along === 0 ? [] : [0.5, 1]) await at('touchMove', along * part);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function edgesOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It has no box.');
  return { top: box.y, bottom: box.y + box.height };
}
