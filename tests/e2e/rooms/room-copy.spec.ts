import { expect } from '@playwright/test';
import { newMember, openRoom, say } from '../support/users/api.ts';
import { findBarriers } from '../support/axe.ts';
import { test } from '../support/fixtures.ts';
import { openChatMenu, pickFor } from '../support/menus.ts';
import { persistMember } from '../support/members-room.ts';

test('a new chat continues from a message; the two chats name each other in their settings', async ({
  page,
}) => {
  const member = await newMember();
  const roomId = await openRoom(member, 'iris-vale');
  await say(member, roomId, 'Good evening');
  await say(member, roomId, 'And good night');
  await persistMember(page, member);
  await page.goto(`/chat-detail?roomId=${roomId}`);
  const conversation = page.getByRole('region', { name: 'Conversation with Iris Vale' });
  const first = conversation.getByRole('listitem').filter({ hasText: 'Good evening' });
  await pickFor(first, 'New chat from here');

  await expect(page).not.toHaveURL(new RegExp(roomId));
  await expect(page.getByRole('button', { name: '(2)', exact: true })).toBeVisible();
  await expect(conversation.getByText('Good evening')).toBeVisible();
  await expect(conversation.getByText('And good night')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Message Iris' }).fill('Hello again');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(conversation.getByText('Hello again')).toBeVisible();

  await (await openChatMenu(page)).getByRole('menuitem', { name: 'About this chat' }).click();
  await expect(page.getByRole('heading', { name: 'Linked chats' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('listitem').filter({ hasText: 'Continues from' }).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`roomId=${roomId}&messageId=`));
  await expect(conversation.getByText('And good night')).toBeVisible();
  const pane = page.getByRole('complementary', { name: 'About this chat' });
  await pane.getByRole('link', { name: 'Iris Vale · (2)' }).click();
  await expect(conversation.getByText('Hello again')).toBeVisible();
});
