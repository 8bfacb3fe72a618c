import { expect, type Page } from '@playwright/test';
import { roomInfo } from '../../../contract/rooms/room.ts';
import { newMember, openRoom, replyAgain, say, talk, type Member } from '../support/users/api.ts';
import { ask } from '../support/users/ask.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { persistMember } from '../support/members-room.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox');
const results = (page: Page) =>
  main(page).getByRole('list', { name: 'Messages found' }).getByRole('listitem');
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation with Iris Vale' });

async function openAs(page: Page, member: Member, place: string): Promise<void> {
  await persistMember(page, member);
  await page.goto(place);
}

/** More messages than a page of the history has. */
const many = 27;

test('a message far back in a branch that is not shown is found, and opened where it is', async ({
  page,
}) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await talk(member, roomId, 'Good evening');
  const { messages } = await ask(roomInfo, { roomId }, member.user.token);
  await talk(member, roomId, 'The copper KETTLE is whistling');
  for (let count = 1; count <= many; count += 1) await say(member, roomId, `Filler ${count}`);
  await replyAgain(member, messages.find(({ role }) => role === 'user')?.messageId ?? '');

  await openAs(page, member, '/recent-chats');
  await field(page).fill('kettle copp');
  const found = results(page).filter({ hasText: 'You:' });
  await expect(found).toHaveCount(1);
  await expect(found.locator('mark')).toHaveText(['copp', 'KETTLE']);
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /message/ }),
  ).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(page.url()).not.toContain('kettle');

  await field(page).press('ArrowDown');
  await expect(results(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await found.getByRole('link').focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/chat-detail\\?roomId=${roomId}&messageId=[\\w-]+$`));
  const message = conversation(page)
    .getByRole('listitem')
    .filter({ hasText: 'The copper KETTLE is whistling' });
  await expect(message).toBeInViewport();
  await expect(message).toBeFocused();
  await expect(message).toHaveAttribute('data-found', '');
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await expect(message).toBeInViewport();
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await expect(conversation(page).getByText(`Filler ${many}`, { exact: true })).toBeInViewport();
});

test('a message that was deleted: the chat opens as usual and says so', async ({ page }) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await openAs(page, member, `/chat-detail?roomId=${roomId}&messageId=gone`);
  await expect(page.getByText('That message can’t be shown. It may have been deleted.')).toBeVisible();
  await expect(conversation(page).getByRole('listitem').last()).toBeInViewport();
});

test('one conversation is searched at its address, and then all; Escape returns to the list', async ({
  page,
}) => {
  const member = await newMember();
  const [iris, tomas] = [await openRoom(member, 'iris-vale'), await openRoom(member, 'tomas-reed')];
  await say(member, iris, 'The heron stands still');
  await say(member, tomas, 'A heron over the harbour');

  await openAs(page, member, `/recent-chats?roomId=${iris}`);
  await expect(field(page)).toBeFocused();
  await expect(main(page).getByText('Only in the chat with Iris Vale')).toBeVisible();
  await page.keyboard.type('heron');
  await expect(results(page)).toHaveCount(1);
  await expect(results(page)).toContainText('The heron stands still');
  await main(page).getByRole('button', { name: 'Search all chats' }).click();
  await expect(results(page)).toHaveCount(2);

  await field(page).fill('xylophone');
  await expect(main(page).getByText('No messages found')).toBeVisible();
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(main(page).getByRole('button', { name: /^Options for the chat with/ })).toHaveCount(2);
});
