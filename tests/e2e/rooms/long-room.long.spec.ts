import { expect, type Locator, type Page } from '@playwright/test';
import { message } from '../../machines/chat/chat-samples.ts';
import { openChat } from '../support/stages/chat-stage.ts';
import { test } from '../support/fixtures.ts';

const count = 400;

const conversation = (page: Page): Locator =>
  page.getByRole('region', { name: 'Conversation with Iris Vale' });
const messageAt = (page: Page, seq: number): Locator =>
  conversation(page)
    .getByRole('listitem')
    .filter({ hasText: `Text ${seq}.` });
const scrollTo = (page: Page, edge: 'start' | 'end') =>
  conversation(page).evaluate(
    (element, to) => element.scrollTo(0, to === 'start' ? 0 : element.scrollHeight),
    edge,
  );
const heightOf = (page: Page) => conversation(page).evaluate(({ scrollHeight }) => scrollHeight);

/** Messages of several lengths. */
const messages = Array.from({ length: count }, (_, index) =>
  message(index + 1, { text: `Text ${index + 1}.${'\n\nAnd more.'.repeat(index % 4)}` }),
);

async function openLongRoom(page: Page): Promise<void> {
  await openChat(page, messages);
  await expect(messageAt(page, count)).toBeInViewport();
}

/** Until a message has been drawn, its height is estimated. */
async function readToStart(page: Page, first = 1): Promise<void> {
  for (let seq = count; seq >= first; seq -= 8) {
    await messageAt(page, seq).scrollIntoViewIfNeeded();
    await expect(messageAt(page, seq)).toBeInViewport();
  }
}

test.describe('a long conversation', () => {
  test('contains only the messages near the view, and keeps its length and its place', async ({ page }) => {
    await openLongRoom(page);
    await expect(messageAt(page, 1)).toHaveCount(0);
    await readToStart(page);
    const height = await heightOf(page);
    await scrollTo(page, 'end');
    await expect(messageAt(page, count)).toBeInViewport();
    await scrollTo(page, 'start');
    await expect(messageAt(page, 1)).toBeInViewport();
    await expect(messageAt(page, 200)).toHaveCount(0);
    expect(await heightOf(page)).toBe(height);
    await scrollTo(page, 'end');
    await expect(messageAt(page, count)).toBeInViewport();
    await expect(messageAt(page, 1)).toHaveCount(0);
    expect(await heightOf(page)).toBe(height);
  });

  test('shows each message while it is read from the end to the start', async ({ page }) => {
    await openLongRoom(page);
    await readToStart(page);
  });

  test('opens at a message far back, and stays there while the messages around it are drawn', async ({
    page,
  }) => {
    await openChat(page, messages);
    await page.goto('/chat-detail?roomId=room-1&messageId=message-200');
    await expect(messageAt(page, 200)).toBeFocused();
    await page.clock.runFor(3000);
    await expect(messageAt(page, 190)).toHaveCount(1);
    await expect(messageAt(page, 200)).toBeInViewport();
    await expect(messageAt(page, 1)).toHaveCount(0);
    await scrollTo(page, 'start');
    await expect(messageAt(page, 1)).toBeInViewport();
  });

  test('opens again where the reader left it, also where those messages are not drawn at first', async ({
    page,
  }) => {
    // In a wider window, the list of rooms is beside the conversation.
    await page.setViewportSize({ width: 700, height: 800 });
    // The copy would have the newest 50 messages, as a page of the server does; here, a page has all.
    await page.addInitScript(() => localStorage.setItem('mates.copies-off', 'yes'));
    await openLongRoom(page);
    await readToStart(page, 320);
    const before = await messageAt(page, 320).boundingBox();
    await page.getByRole('link', { name: 'Back to your chats' }).click();
    await expect(page).toHaveURL(/recent-chats/);
    await page.goBack();
    await expect(messageAt(page, 320)).toBeInViewport();
    await page.clock.runFor(3000);
    const after = await messageAt(page, 320).boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    await expect(messageAt(page, 1)).toHaveCount(0);
  });

  test('does not remove the control that has the focus', async ({ page }) => {
    await openLongRoom(page);
    await scrollTo(page, 'start');
    const like = messageAt(page, 2).getByRole('button').first();
    await like.focus();
    await scrollTo(page, 'end');
    await expect(messageAt(page, count)).toBeInViewport();
    await expect(messageAt(page, 200)).toHaveCount(0);
    await expect(like).toBeFocused();
  });

  test('does not remove selected text', async ({ page }) => {
    await openLongRoom(page);
    await scrollTo(page, 'start');
    await messageAt(page, 2).getByText('Text 2.').selectText();
    await scrollTo(page, 'end');
    await expect(messageAt(page, count)).toBeInViewport();
    await expect(messageAt(page, 200)).toHaveCount(0);
    expect(await page.evaluate(() => String(getSelection()))).toBe('Text 2.');
  });
});
