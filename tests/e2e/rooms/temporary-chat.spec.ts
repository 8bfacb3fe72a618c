import { expect, type Page } from '@playwright/test';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { openChatMenu } from '../support/menus.ts';
import { signedInMember } from '../support/members-room.ts';

/** In no other text. */
const secret = 'xylophonequartz';

/** Returns the keys of what the browser stores with the text, or of the room. */
const stored = (page: Page, roomId: string) =>
  page.evaluate(
    (texts) =>
      [localStorage, sessionStorage].flatMap((area) =>
        Object.entries(area)
          .filter((entry) => texts.some((text) => entry.join().includes(text)))
          .map(([key]) => key),
      ),
    [secret, roomId],
  );

test('a temporary chat starts on the page of a mate, leaves nothing in the browser, and is deleted at once when it ends', async ({
  page,
}) => {
  await signedInMember(page);
  await page.goto('/detail?mateId=iris-vale');
  await page.getByRole('link', { name: 'Temporary chat' }).click();
  const banner = page.getByRole('complementary', { name: 'Temporary chat' });
  await expect(banner).toContainText('Nothing from this chat is remembered.');
  await expect(page).toHaveURL(/roomId=/);
  const place = page.url();
  const roomId = new URL(place).searchParams.get('roomId') ?? '';

  const composer = page.getByRole('textbox', { name: 'Message Iris' });
  await composer.fill(`My ${secret}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const talk = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  await expect(talk.getByText(`My ${secret}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await composer.fill(`A draft about ${secret}`);
  expect(await stored(page, roomId)).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
  const menu = await openChatMenu(page);
  await expect(menu.getByRole('menuitem')).toHaveText([
    'New chat with Iris',
    'Temporary chat',
    'About Iris Vale',
    'Report or block',
  ]);
  await page.keyboard.press('Escape');

  await banner.getByRole('button', { name: 'End chat' }).click();
  await expect(page.getByRole('heading', { name: 'This temporary chat has ended' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await stored(page, roomId)).toEqual([]);
  await page.getByRole('link', { name: 'See your chats' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Iris Vale' })).toHaveCount(0);
  await page.goto(place);
  await expect(page.getByText('Chat not found')).toBeVisible();
});

test('a temporary chat is begun from another chat, and a page that shows it finds that another one ended it', async ({
  page,
  context,
}) => {
  await signedInMember(page);
  await page.goto('/chat-detail?mateId=iris-vale');
  await expect(page).toHaveURL(/roomId=/);
  await (await openChatMenu(page)).getByRole('menuitem', { name: 'Temporary chat' }).click();
  const end = page.getByRole('button', { name: 'End chat' });
  await expect(end).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'End chat' }).click();
  await expect(other.getByText('This temporary chat has ended')).toBeVisible();
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'This temporary chat has ended' })).toBeVisible();
  await page.getByRole('link', { name: 'New temporary chat' }).click();
  await expect(end).toBeVisible();
});
