import { expect, type Page } from '@playwright/test';
import { newMember, openRoom, talk } from '../support/users/api.ts';
import { test } from '../support/fixtures.ts';
import { openMessageMenu, pickFor } from '../support/menus.ts';
import { persistMember } from '../support/members-room.ts';

const messages = (page: Page) =>
  page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByRole('listitem');
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message Iris' });

declare global {
  var announced: string[];
}

test('each announcement of a conversation is made once: what its live regions say is listed here', async ({
  page,
}) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await talk(member, roomId, 'Good evening');
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  await expect(messages(page)).toHaveCount(3);
  await expect(page.getByRole('group', { name: 'Suggested replies' })).toBeVisible();
  const others = page.getByRole('navigation', { name: 'Recent chats' });
  await expect(others.getByRole('link', { name: 'Iris Vale' })).toBeVisible();
  // The first opening announces that the menu loads.
  const menu = await openMessageMenu(messages(page).last());
  await expect(menu.getByRole('menuitem', { name: 'Another reply', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(recordAnnouncements);

  await composer(page).fill('Tell me about the stars');
  await composer(page).press('Enter');
  await expect(messages(page)).toHaveCount(5);
  await expect(messages(page).last()).toHaveAttribute('data-status', 'done');
  await expect.poll(() => heardBy(page)).toEqual(wordsOf(await textOf(page)));

  await clear(page);
  await pickFor(messages(page).last(), 'Another reply');
  await expect(messages(page).last().getByText('2 / 2')).toBeVisible();
  await expect(messages(page).last()).toHaveAttribute('data-status', 'done');
  const place = '2 / 2';
  await expect.poll(() => heardBy(page)).toEqual(wordsOf(`${await textOf(page)} ${place}`));

  await clear(page);
  await pickFor(messages(page).last(), 'Pin this message');
  await expect(messages(page).last().getByText('Pinned')).toBeVisible();
  await pickFor(messages(page).nth(3), 'Edit this message');
  await expect.poll(() => listOf(page)).toEqual(['Editing your message']);
  await composer(page).press('Escape');

  await clear(page);
  await pickFor(messages(page).nth(3), 'Delete from here on');
  await expect.poll(() => listOf(page)).toEqual(['Deleted, with all that followed.', 'Undo']);
  await clear(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(messages(page)).toHaveCount(5);
  expect(await listOf(page)).toEqual([place]);

  await clear(page);
  await page.getByRole('button', { name: 'About this chat' }).click();
  await expect(page.getByText(/^No personas yet\./)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Always keep in mind' })).toBeVisible();
  expect([...new Set(await listOf(page))].toSorted()).toEqual([
    'Loading memories',
    'Loading the notes',
    'Loading your personas',
  ]);
});

/** Records each text that is added to a live region from now on. */
function recordAnnouncements(): void {
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=log], [role=alert]';
  globalThis.announced = [];
  const note = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    const regions = element?.closest(live) ? [node] : [...(element?.querySelectorAll(live) ?? [])];
    for (const { textContent } of regions) {
      if (textContent !== null && textContent.trim() !== '') globalThis.announced.push(textContent.trim());
    }
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') note(target);
      else for (const node of addedNodes) note(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

const listOf = (page: Page): Promise<string[]> => page.evaluate(() => globalThis.announced);
const clear = (page: Page): Promise<void> => page.evaluate(() => void (globalThis.announced.length = 0));
const wordsOf = (text: string): readonly string[] => (text.match(/[\p{L}\d]+/gu) ?? []).toSorted();
const heardBy = async (page: Page) => wordsOf((await listOf(page)).join(' '));
const textOf = (page: Page): Promise<string> =>
  messages(page).last().locator('[dir=auto]').first().innerText();
