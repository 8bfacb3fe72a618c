import { expect } from '@playwright/test';
import { newMember, openRoom, say } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { persistMember } from '../support/members-room.ts';
import { pickForChat } from '../support/menus.ts';

test('a chat is archived, found in the fold also after a reload, and taken out by one press or by a message @long', async ({
  page,
}) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await say(member, roomId, 'Good evening');
  await say(member, await openRoom(member, 'tomas-reed'), 'Hello');
  await persistMember(page, member);
  await page.goto('/recent-chats');
  const main = page.getByRole('main');
  const iris = main.getByRole('link', { name: 'Iris Vale' });
  const options = main.getByRole('button', { name: 'Options for the chat with Iris Vale' });
  const pick = (item: string) => pickForChat(page, 'Iris Vale', item);
  const archive = () => pick('Archive the chat with Iris Vale');
  const fold = main.getByText('Archived (1)');

  await archive();
  await expect(fold).toBeFocused();
  await expect(page.getByText('Chat archived.').last()).toBeVisible();
  await expect(iris).toBeHidden();
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await fold.press('Enter');
  expect(await findBarriers(page)).toEqual([]);
  await pick('Move the chat with Iris Vale back to your chats');
  await expect(fold).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Recent chats' })).toBeFocused();
  await expect(iris).toBeVisible();

  await archive();
  await fold.click();
  await iris.click();
  await page.getByRole('textbox', { name: 'Message Iris' }).fill('Are you there?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Conversation with Iris Vale' }).getByText('Are you there?'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await page.goto('/recent-chats');
  await expect(options).toBeVisible();
  await expect(fold).toHaveCount(0);
});
